import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconLoader2 } from '@tabler/icons-react'
import { ApiError } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { listeTexts } from '../liste.texts.ts'
import type { SammelAktion, SammelDialogProps, SammelTat } from './darstellung.ts'
import classes from './Liste.module.css'
import type { ListenZeile } from './listenForm.ts'
import { useSammel, type Verlauf } from './useSammel.ts'

interface DialogProps<Zeile, Aktion> extends SammelDialogProps {
  aktion: Aktion
  /** Those of the page. */
  zeilen: readonly Zeile[]
  nameVon: (zeile: Zeile) => string
}

/** One deed with many lines: the room's own dialog, or the list with a report of each. */
export function SammelDialog<Zeile extends ListenZeile>({ aktion, ...rest }: DialogProps<Zeile, SammelAktion<Zeile>>) {
  if ('Dialog' in aktion) return <aktion.Dialog ids={rest.ids} onSchliessen={rest.onSchliessen} />
  return <TatDialog aktion={aktion} {...rest} />
}

function TatDialog<Zeile extends ListenZeile>({ aktion, ids, zeilen, nameVon, onSchliessen }: DialogProps<Zeile, SammelTat<Zeile>>) {
  const t = useTexts(listeTexts)
  const gemeinte = zeilen.filter(({ id }) => ids.includes(id))
  const { stand, laeuft, offene, erledigte, gescheitert, zurueckholbare, fuehreAus, nimmZurueck } = useSammel(aktion, gemeinte)
  const versucht = erledigte.length + gescheitert.length > 0
  const schliesse = () => {
    if (!laeuft) onSchliessen(erledigte.map(({ zeile }) => zeile.id))
  }
  const ausfuehren = versucht
    ? t('sammel.nochmal', { count: offene.length })
    : t('sammel.ausfuehren', { count: offene.length, name: aktion.name })
  return (
    <Dialog
      opened
      onClose={schliesse}
      title={aktion.name}
      size="lg"
      onSubmit={() => void fuehreAus()}
      actions={
        <>
          {zurueckholbare.length > 0 && !laeuft && (
            <Button look="secondary" icon={<IconArrowBackUp size={18} aria-hidden />} onClick={() => void nimmZurueck()}>
              {t('sammel.rueckgaengig', { count: zurueckholbare.length })}
            </Button>
          )}
          <Button look="secondary" onClick={schliesse}>
            {t(versucht ? 'sammel.fertig' : 'sammel.abbrechen')}
          </Button>
          {offene.length > 0 && (
            <Button type="submit" look={aktion.gefahr === true ? 'danger' : 'primary'} busy={laeuft}>
              {ausfuehren}
            </Button>
          )}
        </>
      }
    >
      <p>{aktion.text}</p>
      {versucht && !laeuft && (
        <Alert tone={gescheitert.length > 0 ? 'warning' : 'success'} urgent>
          {t('sammel.bericht', { count: erledigte.length })}{' '}
          {gescheitert.length > 0 && t('sammel.gescheitert', { count: gescheitert.length })}
        </Alert>
      )}
      <ul className={classes.liste}>
        {stand.map(({ zeile, verlauf }) => (
          <li key={zeile.id} className={classes.eintrag}>
            <strong>{nameVon(zeile)}</strong>
            <VerlaufText verlauf={verlauf} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function VerlaufText({ verlauf }: { verlauf: Verlauf }) {
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
    case 'zurueckgenommen':
      return (
        <span className={classes.verlauf} data-gut>
          <IconCircleCheck size={18} aria-hidden /> {t(`sammel.${verlauf.art}`)}
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
