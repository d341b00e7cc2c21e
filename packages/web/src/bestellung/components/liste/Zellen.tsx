import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { formatDate } from '../../../shared/format.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { VisuallyHidden } from '../../../ui/layout.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import type { ListenSeite } from '../../bestellung.paths.ts'
import { listeTexts } from '../../liste.texts.ts'
import { PrioritaetPlakette, StatusPlakette, UeberlagerungPlakette } from '../Plaketten.tsx'
import { statusZeichen } from '../zeichen.ts'
import { IconCircleDashed, IconHandStop, IconPointFilled } from '@tabler/icons-react'
import classes from './Zellen.module.css'

const hoechstensGezeigt = 3

interface ZellenProps {
  zeile: ZeileAntwort
}

export function KlientAngaben({ zeile }: ZellenProps) {
  const t = useTexts(listeTexts)
  return (
    <>
      {zeile.klient !== null && <span className={classes.neben}>{t('geboren', { datum: formatDate(zeile.klient.geburtsdatum) })}</span>}
      <span className={classes.neben}>{zeile.nummer}</span>
    </>
  )
}

/** Up to three items, each with its own status where they differ. */
export function PositionenZelle({ zeile: { positionen, teilweise } }: ZellenProps) {
  const t = useTexts(listeTexts)
  const b = useTexts(begriffeTexts)
  const weitere = positionen.length - hoechstensGezeigt
  return (
    <ul className={classes.positionen}>
      {positionen.slice(0, hoechstensGezeigt).map(({ id, bezeichnung, menge, status }) => {
        const Icon = statusZeichen[status].icon
        return (
          <li key={id}>
            <span>{t('mengeVon', { menge, bezeichnung })}</span>
            {teilweise && (
              <span className={classes.neben}>
                <Icon size={14} aria-hidden /> {b(`status.${status}`)}
              </span>
            )}
          </li>
        )
      })}
      {weitere > 0 && <li className={classes.neben}>{t('weiterePositionen', { count: weitere })}</li>}
    </ul>
  )
}

export function StandZelle({ zeile }: ZellenProps) {
  const t = useTexts(listeTexts)
  // The urgency badge already shows it.
  const ueberlagerungen = zeile.ueberlagerungen.filter((ueberlagerung) => ueberlagerung !== 'NOTFALL')
  return (
    <span className={classes.plaketten}>
      <StatusPlakette status={zeile.status} />
      {zeile.teilweise && <Badge>{t('teilweise')}</Badge>}
      <PrioritaetPlakette prioritaet={zeile.prioritaet} />
      {ueberlagerungen.map((ueberlagerung) => (
        <UeberlagerungPlakette key={ueberlagerung} ueberlagerung={ueberlagerung} />
      ))}
    </span>
  )
}

const eigeneSeite: Record<ListenSeite, string> = { pflege: 'PFLEGE', arzt: 'ARZT', apotheke: 'APOTHEKE' }

/** Whose turn it is; the own turn stands out by its word and its sign. */
export function DranZelle({ zeile, seite }: ZellenProps & { seite: ListenSeite }) {
  const t = useTexts(listeTexts)
  const b = useTexts(begriffeTexts)
  const selbst = zeile.wartetAuf === eigeneSeite[seite]
  return (
    <span className={classes.dran} data-selbst={selbst || undefined}>
      <DranIcon selbst={selbst} niemand={zeile.wartetAuf === 'NIEMAND'} />
      {selbst ? t('sieSindDran') : b(`wartetAuf.${zeile.wartetAuf}`)}
    </span>
  )
}

function DranIcon({ selbst, niemand }: { selbst: boolean; niemand: boolean }) {
  if (selbst) return <IconHandStop size={16} aria-hidden />
  return niemand ? <IconCircleDashed size={16} aria-hidden /> : <IconPointFilled size={16} aria-hidden />
}

export function RezeptZelle({ zeile }: ZellenProps) {
  const b = useTexts(begriffeTexts)
  const t = useTexts(listeTexts)
  if (zeile.rezeptOrte.length === 0) {
    return (
      <span className={classes.neben}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('keinRezept')}</VisuallyHidden>
      </span>
    )
  }
  return (
    <span className={classes.stapel}>
      {zeile.rezeptOrte.map((ort) => (
        <span key={ort}>{b(`rezeptOrt.${ort}`)}</span>
      ))}
    </span>
  )
}

export function GegenueberZelle({ zeile: { gegenueber }, seite }: ZellenProps & { seite: ListenSeite }) {
  const t = useTexts(listeTexts)
  const namen = seite === 'pflege' ? [gegenueber.praxis, gegenueber.apotheke] : [gegenueber.pflegedienst]
  const bekannte = namen.filter((name) => name !== null)
  if (bekannte.length === 0) return <span className={classes.neben}>{t('niemandGegenueber')}</span>
  return (
    <span className={classes.stapel}>
      {bekannte.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  )
}
