import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconCircleDashed, IconHandStop, IconPointFilled } from '@tabler/icons-react'
import { useToday } from '../../shared/useToday.ts'
import { StatePlate } from '../../ui/StateChip.tsx'
import { tageText } from '../../bestellung/components/Bedarf.tsx'
import { formatBedarf } from '../../bestellung/components/bedarfText.ts'
import { useWare } from '../../bestellung/components/menge.ts'
import { formatDate } from '../../shared/format.ts'
import { VisuallyHidden } from '../../ui/layout.tsx'
import type { ListSeite } from '../../bestellung/bestellung.paths.ts'
import { useBegriffeTexts, useListTexts } from '../../bestellung/bestellung.texts.ts'
import { statusLooks } from '../../bestellung/components/Badges.tsx'
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

/** Each by itself, so that in a narrow row one can go without the other. */
export function KlientBeside({ zeile: { klient, nummer }, nummerFirst }: CellsProps & { nummerFirst: boolean }) {
  const t = useListTexts()
  return (
    <>
      {nummerFirst && <span className={classes.second}>{nummer}</span>}
      {klient !== null && (
        <span className={classes.second}>
          <VisuallyHidden>{t('geborenAm')} </VisuallyHidden>
          <span>{formatDate(klient.geburtsdatum)}</span>
        </span>
      )}
      {!nummerFirst && <span className={classes.second}>{nummer}</span>}
    </>
  )
}

/** `whole`: up to three names, none of them cut, and the row grows. Else one or two lines, and what is longer ends in dots. */
type Names = 'whole' | 'two' | 'one'

const namesShown: Record<Names, number> = { whole: 3, two: 2, one: 1 }

export function PositionenCell({ zeile: { positionen, teilweise }, names }: CellsProps & { names: Names }) {
  const t = useListTexts()
  const ware = useWare()
  const b = useBegriffeTexts()
  const shown = positionen.slice(0, namesShown[names])
  const further = positionen.length - shown.length
  const whole = names === 'whole'
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
            {last && further > 0 && <Further count={further} />}
          </li>
        )
      })}
    </ul>
  )
}

function Further({ count }: { count: number }) {
  const t = useListTexts()
  const words = t('weiterePositionen', { count })
  return (
    <span className={classes.further} title={words}>
      <span aria-hidden> · +{count}</span>
      <VisuallyHidden> {words}</VisuallyHidden>
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
      <span>
        {tageText(t, { heute, tag: bedarfBis, ueberfaellig })}
        {short && bedarfUhrzeit !== null && (
          <>
            , <time dateTime={`${bedarfBis}T${bedarfUhrzeit}`}>{bedarfUhrzeit}</time>
          </>
        )}
      </span>
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
  return <Lines words={zeile.rezeptOrte.map((ort) => b(`rezeptOrt.${ort}`))} />
}

export function RezeptLine({ zeile: { rezeptOrte } }: CellsProps) {
  const b = useBegriffeTexts()
  const words = rezeptOrte.map((ort) => b(`rezeptOrt.${ort}`)).join(', ')
  return (
    <span className={classes.cut} title={words}>
      {words}
    </span>
  )
}

export function GegenueberCell({ zeile: { gegenueber }, seite }: CellsProps & { seite: ListSeite }) {
  const t = useListTexts()
  const names = seite === 'pflege' ? [gegenueber.praxis, gegenueber.apotheke] : [gegenueber.pflegedienst]
  const known = names.filter((name) => name !== null)
  if (known.length === 0) return <span className={classes.second}>{t('niemandGegenueber')}</span>
  return <Lines words={known} />
}

/** Two at most, each in one line; a third and what is cut stand in the title. */
function Lines({ words }: { words: readonly string[] }) {
  const [first, ...further] = words
  return (
    <span className={classes.lines} title={words.join(', ')}>
      <span className={classes.cut}>{first}</span>
      {further.length > 0 && <span className={classes.cut}>{further.join(', ')}</span>}
    </span>
  )
}
