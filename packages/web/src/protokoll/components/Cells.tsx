import type { ProtokollListRow } from '@dreiklang/domain/protokoll/protokoll.contract'
import { formatDate, formatTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Link } from '../../ui/buttons.tsx'
import { type Column } from '../../ui/Table.tsx'
import { Text } from '../../ui/layout.tsx'
import { verlaufPath } from '../protokoll.paths.ts'
import { useProtokollTexts } from '../protokoll.texts.ts'
import { type T, fieldNames, herkunft, personName } from './words.ts'
import classes from './Cells.module.css'

export function Wann({ von, bis }: Pick<ProtokollListRow, 'von' | 'bis'>) {
  const t = useProtokollTexts()
  useLanguage()
  const [start, end] = [formatTime(von), formatTime(bis)]
  return (
    <time dateTime={bis}>
      <span className={classes.ganz}>{formatDate(bis)},</span>{' '}
      <span className={classes.ganz}>{start === end ? end : t('vonBis', { von: start, bis: end })}</span>
    </time>
  )
}

function Wer({ zeile }: { zeile: ProtokollListRow }) {
  const t = useProtokollTexts()
  return (
    <>
      {personName(t, zeile)}
      <Text size="sm">{herkunft(t, zeile)}</Text>
    </>
  )
}

/** Which fields were changed, or taken out of the house. From what to what a record was changed, the record itself tells. */
export function Fields({ row }: { row: Pick<ProtokollListRow, 'felder' | 'art' | 'objektArt' | 'klient'> }) {
  const t = useProtokollTexts()
  const felder = fieldNames(t, row)
  if (felder === '') return null
  const { art, objektArt, klient } = row
  return (
    <Text size="sm">
      {art === 'AENDERN' ? t('felder', { felder }) : felder}
      {art === 'AENDERN' && objektArt === 'KLIENT' && klient !== null && klient.name !== null && (
        <>
          {' · '}
          <Link to={verlaufPath(klient.id)}>{t('imVerlauf')}</Link>
        </>
      )}
    </Text>
  )
}

function Was({ satz, zeile }: { satz: string; zeile: ProtokollListRow }) {
  const t = useProtokollTexts()
  const { anzahl } = zeile
  return (
    <>
      {satz}
      <Fields row={zeile} />
      {anzahl > 1 && <Text size="sm">{t('oft', { count: anzahl })}</Text>}
    </>
  )
}

/** `satz` says what was done. */
export const columnsOf = (t: T, satz: (row: ProtokollListRow) => string): Record<'wer' | 'was' | 'wann', Column<ProtokollListRow>> => ({
  wer: { id: 'wer', header: t('spalte.wer'), cell: (row) => <Wer zeile={row} /> },
  was: { id: 'was', header: t('spalte.was'), cell: (row) => <Was satz={satz(row)} zeile={row} /> },
  wann: { id: 'wann', header: t('spalte.wann'), cell: (row) => <Wann {...row} /> },
})
