import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconCircleDashed, IconHandStop, IconPointFilled } from '@tabler/icons-react'
import { useWare } from '../menge.ts'
import { formatDate } from '../../../shared/format.ts'
import { Badge } from '../../../ui/feedback.tsx'
import { VisuallyHidden } from '../../../ui/layout.tsx'
import type { ListSeite } from '../../bestellung.paths.ts'
import { useBegriffeTexts, useListTexts } from '../../bestellung.texts.ts'
import { PrioritaetBadge, StatusPlakette, statusZeichen, UeberlagerungBadge } from '../Badges.tsx'
import classes from './Cells.module.css'

const maxGezeigt = 3

interface CellsProps {
  zeile: RowAnswer
}

export function KlientAngaben({ zeile }: CellsProps) {
  const t = useListTexts()
  return (
    <>
      {zeile.klient !== null && <span className={classes.neben}>{t('geboren', { datum: formatDate(zeile.klient.geburtsdatum) })}</span>}
      <span className={classes.neben}>{zeile.nummer}</span>
    </>
  )
}

export function PositionenCell({ zeile: { positionen, teilweise } }: CellsProps) {
  const t = useListTexts()
  const ware = useWare()
  const b = useBegriffeTexts()
  const further = positionen.length - maxGezeigt
  return (
    <ul className={classes.positionen}>
      {positionen.slice(0, maxGezeigt).map(({ id, hkpBis, status, ...counted }) => {
        const Icon = statusZeichen[status].icon
        return (
          <li key={id}>
            <span>{hkpBis === null ? ware(counted) : t('hkpBis', { bezeichnung: counted.bezeichnung, bis: formatDate(hkpBis) })}</span>
            {teilweise && (
              <span className={classes.neben}>
                <Icon size={14} aria-hidden /> {b(`status.${status}`)}
              </span>
            )}
          </li>
        )
      })}
      {further > 0 && <li className={classes.neben}>{t('weiterePositionen', { count: further })}</li>}
    </ul>
  )
}

export function StandCell({ zeile }: CellsProps) {
  const t = useListTexts()
  // The urgency badge already shows it.
  const ueberlagerungen = zeile.ueberlagerungen.filter((ueberlagerung) => ueberlagerung !== 'NOTFALL')
  return (
    <span className={classes.plaketten}>
      <StatusPlakette status={zeile.status} />
      {zeile.teilweise && <Badge>{t('teilweise')}</Badge>}
      <PrioritaetBadge prioritaet={zeile.prioritaet} />
      {ueberlagerungen.map((ueberlagerung) => (
        <UeberlagerungBadge key={ueberlagerung} ueberlagerung={ueberlagerung} />
      ))}
    </span>
  )
}

const ownSeite: Record<ListSeite, string> = { pflege: 'PFLEGE', arzt: 'ARZT', apotheke: 'APOTHEKE' }

export function DranCell({ zeile, seite }: CellsProps & { seite: ListSeite }) {
  const t = useListTexts()
  const b = useBegriffeTexts()
  const selbst = zeile.wartetAuf === ownSeite[seite]
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

export function RezeptCell({ zeile }: CellsProps) {
  const b = useBegriffeTexts()
  const t = useListTexts()
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

export function GegenueberCell({ zeile: { gegenueber }, seite }: CellsProps & { seite: ListSeite }) {
  const t = useListTexts()
  const names = seite === 'pflege' ? [gegenueber.praxis, gegenueber.apotheke] : [gegenueber.pflegedienst]
  const bekannte = names.filter((name) => name !== null)
  if (bekannte.length === 0) return <span className={classes.neben}>{t('niemandGegenueber')}</span>
  return (
    <span className={classes.stapel}>
      {bekannte.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  )
}
