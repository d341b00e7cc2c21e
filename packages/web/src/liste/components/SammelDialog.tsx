import { IconArrowBackUp, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useId } from 'react'
import { Alert } from '../../ui/feedback.tsx'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useListTexts } from '../liste.texts.ts'
import type { ListRow } from './listForm.ts'
import { errorSentence, type SammelRow, useSammel, type Verlauf } from './useSammel.ts'
import { Entry, SammelRows } from './SammelRows.tsx'
import type { ListView, SammelAktion } from './view.ts'
import classes from './Sammel.module.css'

interface SammelDialogProps<Zeile extends ListRow> {
  aktion: SammelAktion<Zeile>
  zeilen: readonly Zeile[]
  view: Pick<ListView<Zeile>, 'kopf' | 'pfad'>
  /** Answers the lines that were dealt with. */
  onSchliessen: (erledigt: readonly string[]) => void
}

export function SammelDialog<Zeile extends ListRow>({ aktion, zeilen, view, onSchliessen }: SammelDialogProps<Zeile>) {
  const t = useListTexts()
  const sammel = useSammel(aktion, zeilen)
  const { gemeinsame, einzelne, geplant, fortschritt, erledigte, gescheitert, ticked, tick } = sammel
  const running = geplant && fortschritt !== null
  const versucht = erledigte.length + gescheitert.length > 0
  const close = () => {
    if (!running) onSchliessen(erledigte.map(({ zeile }) => zeile.id))
  }
  return (
    <Dialog
      opened
      onClose={close}
      title={aktion.name}
      size="lg"
      onSubmit={() => void sammel.execute()}
      actions={<Buttons aktion={aktion} sammel={sammel} laeuft={running} versucht={versucht} onSchliessen={close} />}
    >
      <p>{aktion.text}</p>
      {!versucht && aktion.felder}
      {fortschritt !== null && <Fortschritt {...fortschritt} satz={t(geplant ? 'sammel.getan' : 'sammel.gelesen', fortschritt)} />}
      {versucht && !running && (
        <Alert tone={gescheitert.length > 0 ? 'warning' : 'success'} urgent>
          {t('sammel.bericht', { count: erledigte.length })}{' '}
          {gescheitert.length > 0 && t('sammel.gescheitert', { count: gescheitert.length })}
        </Alert>
      )}
      {geplant && !running && sammel.unticked && <p>{t('sammel.ankreuzen')}</p>}
      {geplant && gemeinsame.length === 0 && <Alert tone="info">{t('sammel.nichts')}</Alert>}
      <SammelRows label={t('sammel.zeilen', { count: gemeinsame.length })}>
        {/* Failures come first once everything has finished. */}
        {(running ? gemeinsame : gemeinsame.toSorted((a, b) => rang(a) - rang(b))).map(({ zeile, plan, verlauf }) => (
          <Entry
            key={zeile.id}
            name={view.kopf.name(zeile)}
            was={plan?.was ?? ('was' in aktion ? aktion.was?.(zeile) : undefined)}
            details={plan?.geht === true ? plan.details : undefined}
            haken={{ ticked, onTick: tick, gesperrt: running || verlauf.art === 'erledigt' }}
          >
            <VerlaufText verlauf={verlauf} />
          </Entry>
        ))}
      </SammelRows>
      {einzelne.length > 0 && <Einzelne einzelne={einzelne} view={view} />}
    </Dialog>
  )
}

const rang = ({ verlauf }: SammelRow<unknown>): number => (verlauf.art === 'gescheitert' ? 0 : 1)

interface ButtonsProps<Zeile extends ListRow> {
  aktion: SammelAktion<Zeile>
  sammel: Pick<ReturnType<typeof useSammel<Zeile>>, 'offene' | 'zurueckholbare' | 'geplant' | 'nimmZurueck' | 'pause' | 'mitHaken'>
  laeuft: boolean
  versucht: boolean
  onSchliessen: () => void
}

function Buttons<Zeile extends ListRow>({ aktion, sammel, laeuft, versucht, onSchliessen }: ButtonsProps<Zeile>) {
  const t = useListTexts()
  const { offene, zurueckholbare, geplant, nimmZurueck, pause, mitHaken } = sammel
  if (laeuft) {
    return (
      <Button look="secondary" onClick={pause}>
        {t('sammel.anhalten')}
      </Button>
    )
  }
  const satz = offene.some(({ verlauf }) => verlauf.art === 'wartet') ? 'sammel.fortsetzen' : 'sammel.nochmal'
  return (
    <>
      {zurueckholbare.length > 0 && (
        <Button look="secondary" icon={<IconArrowBackUp size={18} aria-hidden />} onClick={() => void nimmZurueck()}>
          {t('sammel.rueckgaengig', { count: zurueckholbare.length })}
        </Button>
      )}
      <Button look="secondary" onClick={onSchliessen}>
        {t(versucht ? 'sammel.fertig' : 'sammel.abbrechen')}
      </Button>
      {geplant && offene.length > 0 && (
        <Button type="submit" look={aktion.gefahr === true ? 'danger' : 'primary'} {...(mitHaken ? {} : firstFocus)}>
          {versucht ? t(satz, { count: offene.length }) : t('sammel.ausfuehren', { count: offene.length, name: aktion.name })}
        </Button>
      )}
    </>
  )
}

/** With ticks the focus stays on them: the button comes with the first one. */
const firstFocus = { ref: focus, 'data-autofocus': true }

/** Enter continues what the shortcut started, whether the rows arrived before or after the dialog took the focus; the first row stays in sight. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}

function Fortschritt({ fertig, von, satz }: { fertig: number; von: number; satz: string }) {
  const id = useId()
  return (
    <div className={classes.fortschritt}>
      <span id={id} role="status">
        {satz}
      </span>
      <progress aria-labelledby={id} value={fertig} max={von} />
    </div>
  )
}

function VerlaufText({ verlauf }: { verlauf: Verlauf }) {
  const t = useListTexts()
  switch (verlauf.art) {
    case 'wartet':
      return null
    case 'erledigt':
    case 'zurueckgenommen':
      return (
        <span className={classes.verlauf} data-gut>
          <IconCircleCheck size={18} aria-hidden /> {t(`sammel.${verlauf.art}`)}
          {verlauf.art === 'erledigt' && verlauf.offen > 0 && ` ${t('sammel.offen', { count: verlauf.offen })}`}
        </span>
      )
    case 'gescheitert':
      return (
        <span className={classes.verlauf} data-schlecht>
          <IconCircleX size={18} aria-hidden /> {errorSentence(verlauf.fehler)}
        </span>
      )
  }
}

function Einzelne<Zeile extends ListRow>({
  einzelne,
  view: { kopf, pfad },
}: {
  einzelne: readonly SammelRow<Zeile>[]
  view: SammelDialogProps<Zeile>['view']
}) {
  const t = useListTexts()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('sammel.einzeln')}</h3>
      <p>{t('sammel.einzelnText')}</p>
      <ul className={classes.liste}>
        {einzelne.map(({ zeile, plan }) => (
          <Entry key={zeile.id} name={kopf.name(zeile)} was={plan?.was}>
            <span className={classes.verlauf}>
              {plan?.geht === false && plan.grund}{' '}
              <LinkButton to={pfad(zeile)} look="secondary">
                {t('sammel.oeffnen')}
              </LinkButton>
            </span>
          </Entry>
        ))}
      </ul>
    </section>
  )
}
