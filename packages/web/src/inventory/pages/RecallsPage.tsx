import type { Recall, RecallSheet } from '@dreiklang/domain/inventory/recall.contract'
import { IconBan, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Button, IconButton, Link } from '../../ui/buttons.tsx'
import { Badge, EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Note, Title } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { InventoryHeader } from '../components/InventoryHeader.tsx'
import { useAmount } from '../components/stockWords.tsx'
import { placePath, recallPath } from '../inventory.paths.ts'
import { recallQuery, recallsQuery, useCloseRecall, useLiveInventory } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import classes from '../components/Inventory.module.css'

const address = z.object({ rueckruf: z.union([z.literal(''), z.uuid()]).default('') })

export function RecallsPage() {
  const t = useInventoryTexts()
  const [{ rueckruf }, setAddress] = useSearchState(address)
  const { data: recalls, state } = showQuery(useQuery(recallsQuery), { rows: 5 })
  useLiveInventory()
  return (
    <div className={classes.page}>
      <InventoryHeader here="recalls" />
      <div className={classes.body} data-open={rueckruf !== '' || undefined}>
        <div className={classes.column}>
          <div className={classes.inside}>
            {state}
            {recalls?.length === 0 && (
              <EmptyState icon={<IconBan size={28} />} title={t('recall.none')}>
                {t('recall.noneText')}
              </EmptyState>
            )}
            <ul className={classes.lines}>
              {recalls?.map((recall) => (
                <RecallLine key={recall.id} recall={recall} />
              ))}
            </ul>
          </div>
        </div>
        {rueckruf !== '' && (
          <div className={classes.column}>
            <RecallPane key={rueckruf} id={rueckruf} onClose={() => setAddress({ rueckruf: '' })} />
          </div>
        )}
      </div>
    </div>
  )
}

function useReporter(): (recall: Recall) => string {
  const t = useInventoryTexts()
  return ({ isOwn, reportedBy }) => {
    if (isOwn) return t('recall.own')
    return reportedBy === null ? t('recall.fromPartner') : t('recall.from', { name: reportedBy })
  }
}

function RecallLine({ recall }: { recall: Recall }) {
  const t = useInventoryTexts()
  const reporter = useReporter()
  return (
    <li>
      <span>
        <Link to={recallPath(recall.id)}>{t('recall.title', { name: recall.name, lot: recall.lot })}</Link>
        <span className={classes.second}>{[formatDateTime(recall.at), reporter(recall)].join(' · ')}</span>
      </span>
      <Badge tone={recall.closedAt === null ? 'warning' : 'success'}>{t(recall.closedAt === null ? 'recall.open' : 'recall.closed')}</Badge>
    </li>
  )
}

/** Who holds the batch: Klienten, cars and shelves by the ledger, and the orders that have brought it. */
function RecallPane({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useInventoryTexts()
  const reporter = useReporter()
  const { data, state } = showQuery(useQuery(recallQuery(id)), { rows: 3 })
  const close = useCloseRecall()
  if (data === undefined) return <div className={classes.inside}>{state}</div>
  const { recall } = data
  const isOpen = recall.closedAt === null
  return (
    <section className={classes.inside} aria-label={t('recall.title', { name: recall.name, lot: recall.lot })}>
      <div className={classes.top}>
        <Title order={2} size="h4">
          {t('recall.title', { name: recall.name, lot: recall.lot })}
        </Title>
        <IconButton label={t('close')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
      </div>
      <Note>{[recall.code, formatDateTime(recall.at), reporter(recall)].join(' · ')}</Note>
      {recall.text !== null && <div>{recall.text}</div>}
      <div>
        <Button
          look={isOpen ? 'primary' : 'secondary'}
          busy={close.isPending}
          onClick={() => close.mutate({ id, closed: isOpen }, { onError: toastError })}
        >
          {t(isOpen ? 'recall.close' : 'recall.reopen')}
        </Button>
      </div>
      <Held sheet={data} />
    </section>
  )
}

function Held({ sheet: { places, handed } }: { sheet: RecallSheet }) {
  const t = useInventoryTexts()
  const amount = useAmount()
  return (
    <>
      <div>
        <Title order={3} size="h6">
          {t('recall.places')}
        </Title>
        {places.length === 0 && <Note>{t('recall.noPlaces')}</Note>}
        <ul className={classes.lines}>
          {places.map(({ locationId, kind, name, expiry, menge }) => (
            <li key={`${locationId} ${expiry}`}>
              <span>
                <Link to={placePath(locationId)}>{name === '' ? t('place.unknown') : name}</Link>
                <span className={classes.second}>
                  {[t(`place.${kind}`), expiry === null ? '' : t('mark.until', { day: formatDate(expiry) })].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={classes.number}>{menge}</span>
            </li>
          ))}
        </ul>
      </div>
      {handed.length > 0 && (
        <div>
          <Title order={3} size="h6">
            {t('recall.handed')}
          </Title>
          <ul className={classes.lines}>
            {handed.map(({ bestellungId, nummer, klientName, pflegedienstName, menge, unit, at }) => (
              <li key={`${bestellungId} ${at}`}>
                <span>
                  <Link to={bestellungPath(bestellungId)}>{t('recall.bestellung', { nummer })}</Link>
                  <span className={classes.second}>{[klientName ?? '', pflegedienstName, formatDate(at)].filter(Boolean).join(' · ')}</span>
                </span>
                <span className={classes.number}>{amount(menge, unit)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
