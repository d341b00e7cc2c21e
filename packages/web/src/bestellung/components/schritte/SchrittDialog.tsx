import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Text } from '../../../ui/layout.ts'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { listeTexts } from '../../liste.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { sperrgrund } from './schritte.ts'
import { allergienVon } from '../allergien.ts'
import classes from './Schritte.module.css'
import { SchrittFehler } from './SchrittFehler.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchrittName } from './useSchrittName.ts'

interface SchrittDialogProps<Werte extends object> {
  schritt: SchrittProps
  formular: SchemaForm<Werte>
  /** What the step means, in a sentence. */
  hinweis?: ReactNode
  gross?: boolean
  children?: ReactNode
}

/** Styled as destructive. */
const endend: readonly PersonenHandlung[] = ['arztAblehnen', 'apothekeAblehnen', 'rezeptZurueckziehen', 'stornieren', 'stornoAnfragen']

/** Steps that decide what someone will take. */
const entscheidend: readonly PersonenHandlung[] = ['verordnen', 'rezeptKorrigieren', 'austauschen', 'neuesRezeptAnfordern']

/** Frame of every step dialog: subject, errors, fields, one button that takes the step and one that does not. */
export function SchrittDialog<Werte extends object>({ schritt, formular, hinweis, gross = false, children }: SchrittDialogProps<Werte>) {
  const t = useTexts(schritteTexts)
  const { bestellung, handlung, positionen, onSchliessen } = schritt
  const name = useSchrittName(bestellung.seite)(handlung)
  const { onSubmit, busy, problems, failure } = formular
  const felder = useErstesFeld()
  // Only a record received after a conflict can have closed the step while the form is still open.
  const zu = positionen.map(({ uebergaenge }) => sperrgrund(uebergaenge, handlung)).find((code) => code !== null) ?? null
  return (
    <Dialog opened onClose={onSchliessen} title={name} size={gross ? 'lg' : 'md'} onSubmit={onSubmit}>
      <div ref={felder} className={classes.felder}>
        <PositionenListe positionen={positionen} />
        {entscheidend.includes(handlung) && <AllergieHinweis klient={bestellung.klient} />}
        {hinweis !== undefined && <Text>{hinweis}</Text>}
        <ErrorSummary entries={problems} />
        {failure !== null && <SchrittFehler fehler={failure} bestellung={bestellung} sperre={zu} />}
        {children}
        <div className={classes.fuss}>
          <Button look="secondary" onClick={onSchliessen}>
            {t('abbrechen')}
          </Button>
          <Button
            type="submit"
            look={endend.includes(handlung) ? 'danger' : 'primary'}
            busy={busy}
            disabled={failure !== null && zu !== null}
          >
            {name}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Focuses the first field, or the button if there is none; otherwise the focus would start on the close button. */
function useErstesFeld() {
  const felder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const marke = 'data-autofocus'
    if (felder.current?.querySelector(`[${marke}]`) !== null) return
    felder.current.querySelector('input, textarea, [type="submit"]')?.setAttribute(marke, '')
  }, [])
  return felder
}

function AllergieHinweis({ klient }: Pick<SchrittProps['bestellung'], 'klient'>) {
  const t = useTexts(listeTexts)
  const allergien = allergienVon(klient?.allergien ?? null)
  return allergien.art === 'bekannt' && <Alert tone="danger" title={t('sammel.risiko.ALLERGIE', { allergien: allergien.liste })} />
}

function PositionenListe({ positionen }: Pick<SchrittProps, 'positionen'>) {
  const t = useTexts(schritteTexts)
  if (positionen.length === 0) return null
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('fuer', { count: positionen.length })}
      </Text>
      <ul style={{ listStyle: 'none' }}>
        {positionen.map(({ id, produkt, sollMenge }) => (
          <li key={id}>
            <strong>
              {sollMenge} × {produkt.bezeichnung}
            </strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
