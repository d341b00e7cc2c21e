import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconCircleDashed, IconHandStop, IconPointFilled } from '@tabler/icons-react'
import { useToday } from '../../../shared/useToday.ts'
import { StatePlate } from '../../../ui/StateChip.tsx'
import { tageText } from '../Bedarf.tsx'
import { formatBedarf } from '../bedarfText.ts'
import { useWare } from '../menge.ts'
import { formatDate } from '../../../shared/format.ts'
import { VisuallyHidden } from '../../../ui/layout.tsx'
import type { ListSeite } from '../../bestellung.paths.ts'
import { useBegriffeTexts, useListTexts } from '../../bestellung.texts.ts'
import { PrioritaetBadge, StatusPlakette, statusLooks, UeberlagerungBadge } from '../Badges.tsx'
import classes from './Cells.module.css'

interface CellsProps {
  zeile: RowAnswer
}

export function KlientAngaben({ zeile: { klient, nummer } }: CellsProps) {
  const t = useListTexts()
  return (
    <span className={classes.second}>
      {klient !== null && (
        <>
          <VisuallyHidden>{t('geborenAm')} </VisuallyHidden>
          <span>{formatDate(klient.geburtsdatum)}</span>
          {' · '}
        </>
      )}
      <span>{nummer}</span>
    </span>
  )
}

/** `whole`: up to three names, none of them cut, and the row grows; else two lines, and what is longer ends in dots. */
export function PositionenCell({ zeile: { positionen, teilweise }, whole }: CellsProps & { whole: boolean }) {
  const t = useListTexts()
  const ware = useWare()
  const b = useBegriffeTexts()
  const shown = positionen.slice(0, whole ? 3 : 2)
  const further = positionen.length - shown.length
  return (
    <ul className={classes.positionen} data-whole={whole || undefined}>
      {shown.map(({ id, hkpBis, status, ...counted }, place) => {
        const words = hkpBis === null ? ware(counted) : t('hkpBis', { bezeichnung: counted.bezeichnung, bis: formatDate(hkpBis) })
        const last = place === shown.length - 1
        return (
          <li key={id} title={whole ? undefined : words}>
            {teilweise && <StatePlate look={statusLooks[status]} />}
            <span className={classes.was}>{words}</span>
            {teilweise && <VisuallyHidden> {b(`status.${status}`)}</VisuallyHidden>}
            {last && further > 0 && <span className={classes.further}> · {t('weiterePositionen', { count: further })}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const overlaysShown = 2

/** `oneStatus`: the view says the status, and only what comes on top of it is told. */
export function StandCell({ zeile, oneStatus }: CellsProps & { oneStatus: boolean }) {
  const t = useListTexts()
  // The urgency says it, or the day by which it is needed.
  const overlays = zeile.ueberlagerungen.filter((one) => one !== 'NOTFALL' && one !== 'UEBERFAELLIG')
  const urgent = zeile.prioritaet === 'NORMAL' ? 0 : 1
  const shown = overlays.slice(0, overlaysShown - urgent)
  const further = overlays.length - shown.length
  return (
    <span className={classes.stand}>
      {!oneStatus && <StatusPlakette status={zeile.status} />}
      {zeile.teilweise && !oneStatus && <span className={classes.second}>{t('teilweise')}</span>}
      <PrioritaetBadge prioritaet={zeile.prioritaet} />
      {shown.map((ueberlagerung) => (
        <UeberlagerungBadge key={ueberlagerung} ueberlagerung={ueberlagerung} />
      ))}
      {further > 0 && <span className={classes.further}>+{further}</span>}
    </span>
  )
}

/** Whose house it is in, at a glance; the status says it in words, or the view does. */
export function HousePlate({ zeile }: CellsProps) {
  return (
    <span className={classes.plate}>
      <StatePlate look={statusLooks[zeile.status]} />
    </span>
  )
}

/** The day by which it is needed: how soon, and when. */
export function BedarfCell({ zeile: { bedarfBis, bedarfUhrzeit, ueberlagerungen }, short = false }: CellsProps & { short?: boolean }) {
  const t = useListTexts()
  const heute = useToday()
  const ueberfaellig = ueberlagerungen.includes('UEBERFAELLIG')
  return (
    <span className={classes.bedarf} data-late={ueberfaellig || undefined}>
      <span>{tageText(t, { heute, tag: bedarfBis, ueberfaellig })}</span>
      {!short && (
        <time className={classes.second} dateTime={bedarfUhrzeit === null ? bedarfBis : `${bedarfBis}T${bedarfUhrzeit}`}>
          {formatBedarf({ bedarfBis, bedarfUhrzeit })}
        </time>
      )}
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
      <span className={classes.second}>
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
  if (bekannte.length === 0) return <span className={classes.second}>{t('niemandGegenueber')}</span>
  return (
    <span className={classes.stapel}>
      {bekannte.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  )
}
