import { IconCircleCheck, IconCircleX, IconLoader2 } from '@tabler/icons-react'
import { type ComponentType, useId, type ReactNode } from 'react'
import type { SammelDialogProps } from '../../../liste/components/darstellung.ts'
import { ApiError } from '../../../shared/apiError.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LinkButton } from '../../../ui/Link.tsx'
import { ListSkeleton } from '../../../ui/States.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { bestellungPfad } from '../../bestellung.paths.ts'
import { listeTexts } from '../../liste.texts.ts'
import type { SammelSchritt } from './sammelSchritte.ts'
import classes from './Sammel.module.css'
import type { Risiko } from './sammelPlan.ts'
import { type SammelZeile, useSammel } from './useSammel.ts'

interface SchrittDialogProps extends SammelDialogProps {
  schritt: SammelSchritt
}

/** One step with many orders: what will be done, what must be looked at singly, and afterwards what became of each. */
function SchrittDialog({ schritt, ids: bestellungIds, onSchliessen }: SchrittDialogProps) {
  const t = useTexts(listeTexts)
  const { stand, laeuft, offene, fuehreAus } = useSammel(schritt, bestellungIds)
  const zeilen = stand?.zeilen ?? []
  const gemeinsam = zeilen.filter(({ plan }) => plan.geht)
  const einzeln = zeilen.filter(({ plan }) => !plan.geht)
  const erledigt = zeilen.filter(({ verlauf }) => verlauf.art === 'erledigt')
  const gescheitert = zeilen.filter(({ verlauf }) => verlauf.art === 'gescheitert')
  const schliesse = () => {
    if (!laeuft) onSchliessen(erledigt.map(({ bestellung }) => bestellung.id))
  }
  const versucht = erledigt.length + gescheitert.length > 0
  return (
    <Dialog
      opened
      onClose={schliesse}
      title={t(`sammel.${schritt}`)}
      size="lg"
      onSubmit={() => void fuehreAus()}
      actions={
        <>
          <Button look="secondary" onClick={schliesse}>
            {t(versucht ? 'sammel.fertig' : 'sammel.abbrechen')}
          </Button>
          {offene.length > 0 && (
            <Button type="submit" busy={laeuft} ref={fokussiereEinmal}>
              {t(versucht ? 'sammel.nochmal' : 'sammel.ausfuehren', { count: offene.length })}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`sammel.${schritt}Text`)}</p>
      {stand === null && <ListSkeleton rows={Math.min(bestellungIds.length, 5)} />}
      {versucht && !laeuft && (
        <Alert tone={gescheitert.length > 0 ? 'warning' : 'success'} urgent>
          {t('sammel.bericht', { count: erledigt.length })}{' '}
          {gescheitert.length > 0 && t('sammel.gescheitert', { count: gescheitert.length })}
        </Alert>
      )}
      {stand !== null && gemeinsam.length === 0 && <Alert tone="info">{t('sammel.nichts')}</Alert>}
      {gemeinsam.length > 0 && (
        <ul className={classes.liste}>
          {gemeinsam.map((zeile) => (
            <Zeile key={zeile.bestellung.id} zeile={zeile}>
              <VerlaufText zeile={zeile} />
            </Zeile>
          ))}
        </ul>
      )}
      {(einzeln.length > 0 || (stand?.unlesbar.length ?? 0) > 0) && <Einzeln zeilen={einzeln} unlesbar={stand?.unlesbar ?? []} />}
    </Dialog>
  )
}

export const sammelDialoge: Readonly<Record<SammelSchritt, ComponentType<SammelDialogProps>>> = {
  verordnen: (props) => <SchrittDialog schritt="verordnen" {...props} />,
  annehmen: (props) => <SchrittDialog schritt="annehmen" {...props} />,
  bereitstellen: (props) => <SchrittDialog schritt="bereitstellen" {...props} />,
}

/** The list came after the dialog: Enter now does what the key that opened it began. */
function fokussiereEinmal(knopf: HTMLButtonElement | null): void {
  knopf?.focus()
}

function Zeile({ zeile: { bestellung, plan }, children }: { zeile: SammelZeile; children: ReactNode }) {
  const t = useTexts(listeTexts)
  const b = useTexts(begriffeTexts)
  const { klient, nummer } = bestellung
  return (
    <li className={classes.zeile}>
      <div>
        <strong>{klient === null ? b('einrichtung') : `${klient.nachname}, ${klient.vorname}`}</strong> · {nummer}
        {plan.geht && (
          <div>{plan.positionen.map(({ produkt, menge }) => t('mengeVon', { menge, bezeichnung: produkt.bezeichnung })).join('; ')}</div>
        )}
      </div>
      {children}
    </li>
  )
}

function VerlaufText({ zeile: { verlauf } }: { zeile: SammelZeile }) {
  const t = useTexts(listeTexts)
  switch (verlauf.art) {
    case 'wartet':
      return null
    case 'laeuft':
      return (
        <span className={classes.verlauf}>
          <IconLoader2 size={18} aria-hidden /> {t('sammel.laeuft')}
        </span>
      )
    case 'erledigt':
      return (
        <span className={classes.verlauf} data-gut>
          <IconCircleCheck size={18} aria-hidden /> {t('sammel.erledigt')}
        </span>
      )
    case 'gescheitert':
      return (
        <span className={classes.verlauf} data-schlecht>
          <IconCircleX size={18} aria-hidden /> {verlauf.fehler instanceof ApiError ? verlauf.fehler.message : String(verlauf.fehler)}
        </span>
      )
  }
}

function Einzeln({ zeilen, unlesbar }: { zeilen: readonly SammelZeile[]; unlesbar: readonly { bestellungId: string; fehler: unknown }[] }) {
  const t = useTexts(listeTexts)
  const id = useId()
  const grund = (risiko: Risiko) => t(`sammel.risiko.${risiko.art}`, risiko.art === 'ALLERGIE' ? { allergien: risiko.allergien } : {})
  const oeffnen = (bestellungId: string) => (
    <LinkButton to={bestellungPfad(bestellungId)} look="secondary">
      {t('sammel.oeffnen')}
    </LinkButton>
  )
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('sammel.einzeln')}</h3>
      <p>{t('sammel.einzelnText')}</p>
      <ul className={classes.liste}>
        {zeilen.map((zeile) => (
          <Zeile key={zeile.bestellung.id} zeile={zeile}>
            <span className={classes.verlauf}>
              {!zeile.plan.geht && zeile.plan.risiken.map(grund).join(', ')} {oeffnen(zeile.bestellung.id)}
            </span>
          </Zeile>
        ))}
        {unlesbar.map(({ bestellungId, fehler }) => (
          <li key={bestellungId} className={classes.zeile}>
            <span>{fehler instanceof ApiError ? fehler.message : String(fehler)}</span> {oeffnen(bestellungId)}
          </li>
        ))}
      </ul>
    </section>
  )
}
