import { IconCheck, IconChevronDown, IconSquare, IconX } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { errorSentence } from '../../../liste/components/useSammel.ts'
import { useToday } from '../../../shared/useToday.ts'
import { IconButton, Link } from '../../../ui/buttons.tsx'
import { VisuallyHidden } from '../../../ui/layout.tsx'
import { formatDate } from '../../../shared/format.ts'
import { bestellungPath } from '../../../bestellung/bestellung.paths.ts'
import { useBegriffeTexts, useListTexts } from '../../../bestellung/bestellung.texts.ts'
import { useRequestTexts } from '../../bestellliste.texts.ts'
import { tageText } from '../../../bestellung/components/Bedarf.tsx'
import { formatBedarf } from '../../../bestellung/components/bedarfText.ts'
import { RequestDetails } from './RequestDetails.tsx'
import { useRequestFacts } from './requestWords.ts'
import type { RequestCursor } from './useRequestCursor.ts'
import type { RequestMarks, Row } from './useRequestMarks.ts'
import classes from './Requests.module.css'

export interface RowsProps {
  rows: readonly Row[]
  marks: RequestMarks
  cursor: RequestCursor
}

type RowProps = Omit<RowsProps, 'rows'> & { row: Row }

const columns = ['klient', 'mittel', 'dosis', 'zuletzt', 'restGrund', 'bedarf'] as const

/** A table where there is room for one. */
export function RequestTable({ rows, ...parts }: RowsProps) {
  const t = useRequestTexts()
  return (
    <table className={classes.table}>
      <caption className="unseen">{t('name')}</caption>
      <thead>
        <tr>
          <th scope="col" data-column="marke" data-no-print>
            <VisuallyHidden>{t('spalte.markierung')}</VisuallyHidden>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`spalte.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.zeile.id}>
            <TableRow row={row} {...parts} />
            {isUnfolded(row, parts.cursor, row.zeile.hinweise.length > 0) && (
              <tr className={classes.unfolded} data-request data-no-print>
                <td colSpan={columns.length + 1}>
                  <RequestDetails row={row} cursor={parts.cursor} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** What needs a look unfolds by itself, all else when somebody asks. */
const isUnfolded = ({ zeile, fort }: Row, { current, opened }: RequestCursor, byItself: boolean): boolean =>
  !fort && current?.zeile.id === zeile.id && (byItself || opened?.id === zeile.id)

function TableRow({ row, marks, cursor }: RowProps) {
  const { zeile } = row
  const facts = useRequestFacts()(zeile)
  const here = cursor.current?.zeile.id === zeile.id
  return (
    <tr
      className={classes.row}
      data-request
      data-ton={zeile.prioritaet === 'NORMAL' ? undefined : zeile.prioritaet}
      data-here={here || undefined}
      data-marked={marks.markOf(row) !== null || undefined}
      onFocus={() => cursor.setCursor(zeile.id)}
    >
      <td data-no-print>
        <span className={classes.buttons}>
          <MarkButton row={row} marks={marks} cursor={cursor} />
          <Unfold row={row} cursor={cursor} name={`${facts.name}, ${facts.mittel}`} />
        </span>
      </td>
      <td>
        <Who row={row} name={facts.name} />
      </td>
      <td>
        <Two
          first={<strong className={classes.mittel}>{facts.mittel}</strong>}
          second={
            <>
              {facts.mehr.join(' · ')}
              <Notes row={row} />
            </>
          }
        />
        <Told row={row} marks={marks} />
      </td>
      <td>{facts.dosis}</td>
      <td>
        <Two first={facts.zuletzt} second={facts.zuletztMehr} />
      </td>
      <td>
        <Two first={facts.rest} second={[facts.reicht, facts.grund, zeile.diagnose].filter((part) => part !== null).join(' · ')} />
      </td>
      <td>
        <Need row={row} />
      </td>
    </tr>
  )
}

function Two({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={classes.lines}>
      <span>{first}</span>
      {second !== null && second !== '' && <span className={classes.second}>{second}</span>}
    </span>
  )
}

function Who({ row: { zeile }, name }: { row: Row; name: string }) {
  const t = useRequestTexts()
  return (
    <span className={classes.lines}>
      <span>
        <Link to={bestellungPath(zeile.bestellungId)} data-zeile={zeile.id} className={classes.name ?? ''}>
          {name}
        </Link>
        {zeile.prioritaet === 'NOTFALL' && (
          <strong className={classes.urgent} data-alarm>
            {t('notfall')}
          </strong>
        )}
        {zeile.prioritaet === 'DRINGEND' && <strong className={classes.urgent}>{t('dringend')}</strong>}
      </span>
      <span className={classes.second}>
        {zeile.klient !== null && (
          <>
            <VisuallyHidden>{t('geborenAm')} </VisuallyHidden>
            <span>{formatDate(zeile.klient.geburtsdatum)}</span>
            {' · '}
          </>
        )}
        <span>{zeile.nummer}</span>
      </span>
    </span>
  )
}

function Need({ row: { zeile } }: { row: Row }) {
  const t = useListTexts()
  const heute = useToday()
  const words = tageText(t, { heute, tag: zeile.bedarfBis, ueberfaellig: zeile.bedarfBis < heute })
  return <Two first={words} second={formatBedarf(zeile)} />
}

/** What has to be looked at, in a word each. */
function Notes({ row: { zeile } }: { row: Row }) {
  const t = useRequestTexts()
  return zeile.hinweise.map((note) => (
    <span key={note} className={classes.note} data-note={note}>
      {t(`kurz.${note}`)}
    </span>
  ))
}

/** What somebody decided, and what became of it. */
function Told({ row, marks }: Omit<RowProps, 'cursor'>) {
  const t = useRequestTexts()
  const b = useBegriffeTexts()
  const mark = marks.markOf(row)
  const failure = marks.failureOf(row)
  return (
    <>
      {mark?.step === 'arztAblehnen' && (
        <span className={classes.refused}>{t('marke.arztAblehnen', { grund: b(`arztGrund.${mark.grund}`) })}</span>
      )}
      {row.fort && <span className={classes.refused}>{t('fort')}</span>}
      {!row.fort && failure?.art === 'ueberholt' && <span className={classes.refused}>{t('geaendert')}</span>}
      {failure?.art === 'gescheitert' && (
        <span className={classes.refused}>{t('gescheitert', { grund: errorSentence(failure.fehler) })}</span>
      )}
    </>
  )
}

function MarkButton({ row, marks, cursor }: RowProps) {
  const t = useRequestTexts()
  const mark = marks.markOf(row)
  const icons = { verordnen: <IconCheck size={20} aria-hidden />, arztAblehnen: <IconX size={20} aria-hidden /> }
  return (
    <IconButton
      label={mark === null ? t('tat.verordnen') : t('tat.loesen')}
      icon={mark === null ? <IconSquare size={20} aria-hidden /> : icons[mark.step]}
      aria-pressed={mark !== null}
      data-mark={mark?.step}
      className={classes.mark}
      tabIndex={cursor.current === row ? 0 : -1}
      disabled={row.fort}
      onClick={() => (mark === null ? cursor.prescribe(row, false) : cursor.unmark(row))}
    />
  )
}

function Unfold({ row, cursor, name }: { row: Row; cursor: RequestCursor; name: string }) {
  const t = useRequestTexts()
  const { id } = row.zeile
  return (
    <IconButton
      label={t('tat.aufklappen', { was: name })}
      icon={<IconChevronDown size={20} aria-hidden />}
      aria-expanded={isUnfolded(row, cursor, false)}
      tabIndex={cursor.current === row ? 0 : -1}
      disabled={row.fort}
      onClick={() => cursor.toggle(id)}
    />
  )
}

/** On a phone: three lines, and what can be done in the opened one. */
export function RequestCards({ rows, ...parts }: RowsProps) {
  const t = useRequestTexts()
  return (
    <ul className={classes.cards} aria-label={t('name')}>
      {rows.map((row) => (
        <RequestCard key={row.zeile.id} row={row} {...parts} />
      ))}
    </ul>
  )
}

function RequestCard({ row, marks, cursor }: RowProps) {
  const { zeile } = row
  const facts = useRequestFacts()(zeile)
  return (
    <li
      data-request
      data-ton={zeile.prioritaet === 'NORMAL' ? undefined : zeile.prioritaet}
      data-marked={marks.markOf(row) !== null || undefined}
    >
      <div className={classes.card}>
        <MarkButton row={row} marks={marks} cursor={cursor} />
        <div className={classes.cardLines}>
          <Who row={row} name={facts.name} />
          <strong className={classes.mittel}>{facts.mittel}</strong>
          <span className={classes.second}>
            {[facts.dosis, facts.mehr[0], facts.zuletzt].join(' · ')}
            <Notes row={row} />
          </span>
          <Told row={row} marks={marks} />
        </div>
        <Unfold row={row} cursor={cursor} name={`${facts.name}, ${facts.mittel}`} />
      </div>
      {isUnfolded(row, cursor, false) && (
        <>
          <dl className={classes.facts}>
            <Fact name="dosis">{facts.dosis}</Fact>
            <Fact name="zuletzt">{[facts.zuletzt, facts.zuletztMehr].filter((part) => part !== null).join(', ')}</Fact>
            <Fact name="rest">{[facts.rest, facts.reicht].filter((part) => part !== null).join(', ')}</Fact>
            <Fact name="grund">{[facts.grund, zeile.diagnose].filter((part) => part !== null).join(', ')}</Fact>
            <Fact name="bedarf">{formatBedarf(zeile)}</Fact>
          </dl>
          <RequestDetails row={row} cursor={cursor} />
        </>
      )}
    </li>
  )
}

function Fact({ name, children }: { name: 'dosis' | 'zuletzt' | 'rest' | 'grund' | 'bedarf'; children: ReactNode }) {
  const t = useRequestTexts()
  return (
    <div>
      <dt>{t(`spalte.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  )
}
