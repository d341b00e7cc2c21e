/** What a practice is asked to prescribe, a row for each medicine: mark by keys, confirm once, send. */
import { type RequestRow } from '@dreiklang/domain/bestellung/anfragen.contract'
import { IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LeaveGuard } from '../../../form/LeaveGuard.tsx'
import { NewBar } from '../../../liste/components/ListRand.tsx'
import { useStandingRows } from '../../../liste/components/useListPage.ts'
import { useWidth } from '../../../liste/components/useWidth.ts'
import { Button, Link } from '../../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../../ui/feedback.tsx'
import { Note, Title } from '../../../ui/layout.tsx'
import { bestellungPath } from '../../../bestellung/bestellung.paths.ts'
import { requestsQuery } from '../../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts } from '../../../bestellung/bestellung.texts.ts'
import { useRequestTexts } from '../../bestellliste.texts.ts'
import { RequestCards, RequestTable } from './RequestRows.tsx'
import { useRequestFacts } from './requestWords.ts'
import { SendBar } from './SendBar.tsx'
import { useRequestCursor } from './useRequestCursor.ts'
import { useRequestKeys } from './useRequestKeys.ts'
import { type Row, useRequestMarks } from './useRequestMarks.ts'
import classes from './Requests.module.css'

interface QueueProps {
  /** Shows the orders themselves, with what is prescribed one by one. */
  onBestellungen: () => void
}

const nothing: readonly Row[] = []
/** In px of the page: narrower than this a name of a medicine has no room beside its facts. */
const tableFrom = 880

export function RequestQueue({ onBestellungen }: QueueProps) {
  const t = useRequestTexts()
  const { data, state } = showQuery(useQuery(requestsQuery), { rows: 12, height: 44 })
  const fresh = useMemo(() => data?.zeilen.filter(({ gesondert }) => gesondert === null), [data])
  const apart = data?.zeilen.filter(({ gesondert }) => gesondert !== null) ?? []
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const { stand, showNew } = useStandingRows('anfragen', { frisch: fresh, eigene: sent })
  const rows = stand?.zeilen ?? nothing
  const marks = useRequestMarks(rows, (ids) => setSent((before) => new Set([...before, ...ids])))
  const cursor = useRequestCursor(rows, marks)
  useRequestKeys({ cursor, marks })
  const [frame, width] = useWidth()
  const Rows = width !== null && width < tableFrom ? RequestCards : RequestTable
  return (
    <div ref={frame}>
      {state}
      {stand !== null && (
        <>
          <NewBar stand={stand} neues={(count) => t('neue', { count })} onZeigen={showNew} />
          {rows.length === 0 && (
            <EmptyState icon={<IconInbox />} title={t('leer')}>
              {t(apart.length === 0 ? 'leerText' : 'leerGesondert')}
            </EmptyState>
          )}
          {rows.length > 0 && <Rows rows={rows} marks={marks} cursor={cursor} />}
          {data?.weitere === true && (
            <div className={classes.below}>
              <Note>{t('weitere')}</Note>
            </div>
          )}
          {apart.length > 0 && <Apart rows={apart} onBestellungen={onBestellungen} />}
        </>
      )}
      <SendBar marks={marks} cursor={cursor} />
      <LeaveGuard dirty={() => marks.marked.length > 0} stays={() => false} />
    </div>
  )
}

/** What has a form of its own is prescribed in the order, and never among others. */
function Apart({ rows, onBestellungen }: QueueProps & { rows: readonly RequestRow[] }) {
  const t = useRequestTexts()
  const b = useBegriffeTexts()
  const factsOf = useRequestFacts()
  return (
    <section className={classes.below} aria-label={t('gesondert.titel', { count: rows.length })}>
      <Title order={2} className={classes.title ?? ''}>
        {t('gesondert.titel', { count: rows.length })}
      </Title>
      <Note>{t('gesondert.text')}</Note>
      <ul className={classes.apart}>
        {rows.map((row) => {
          const { name, mittel } = factsOf(row)
          const { gesondert, rezeptart } = row
          return (
            <li key={row.id}>
              <Link to={bestellungPath(row.bestellungId)}>{name}</Link>
              <span>{mittel}</span>
              <span className={classes.second}>
                {gesondert !== null && t(`gesondert.${gesondert}`, { art: b(`rezeptart.${rezeptart}`) })}
              </span>
            </li>
          )
        })}
      </ul>
      <Button look="secondary" onClick={onBestellungen}>
        {t('gesondert.alle')}
      </Button>
    </section>
  )
}
