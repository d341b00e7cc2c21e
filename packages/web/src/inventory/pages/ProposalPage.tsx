import type { KlientShortage } from '@dreiklang/domain/inventory/recall.contract'
import { IconShoppingCart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { neuFromKlientPath } from '../../bestellung/bestellung.paths.ts'
import { formatDate } from '../../shared/format.ts'
import { Link, LinkButton } from '../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Note, Title } from '../../ui/layout.tsx'
import { InventoryHeader } from '../components/InventoryHeader.tsx'
import { useAmount } from '../components/stockWords.tsx'
import { placePath, productPath } from '../inventory.paths.ts'
import { proposalQuery, useLiveInventory } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import classes from '../components/Inventory.module.css'

/** What has to be ordered, and from what that is computed. */
export function ProposalPage() {
  const t = useInventoryTexts()
  const amount = useAmount()
  const { data, state } = showQuery(useQuery(proposalQuery), { rows: 6 })
  useLiveInventory()
  const isEmpty = data !== undefined && data.own.length + data.klienten.length === 0
  return (
    <div className={classes.page}>
      <InventoryHeader here="proposal" />
      <div className={classes.column}>
        <div className={classes.inside}>
          {state}
          {isEmpty && (
            <EmptyState icon={<IconShoppingCart size={28} />} title={t('proposal.none')}>
              {t('proposal.noneText')}
            </EmptyState>
          )}
          {data !== undefined && data.klienten.length > 0 && (
            <section aria-label={t('proposal.klienten')}>
              <Title order={2} size="h5">
                {t('proposal.klienten')}
              </Title>
              <Note>{t('proposal.klientenText')}</Note>
              <ul className={classes.lines}>
                {data.klienten.map((row) => (
                  <Shortage key={`${row.locationId} ${row.productId}`} row={row} />
                ))}
              </ul>
            </section>
          )}
          {data !== undefined && data.own.length > 0 && (
            <section aria-label={t('proposal.own')}>
              <Title order={2} size="h5">
                {t('proposal.own')}
              </Title>
              <Note>{t('proposal.ownText')}</Note>
              <ul className={classes.lines}>
                {data.own.map(({ product, unit, minimum, missing }) => (
                  <li key={product.id}>
                    <span>
                      <Link to={productPath(product.id)}>{product.name}</Link>
                      <span className={classes.second}>
                        {t('proposal.stock', {
                          stock: amount(product.stock - product.reserved, unit),
                          minimum: amount(minimum ?? 0, unit),
                        })}
                      </span>
                    </span>
                    <span className={classes.number}>{t('proposal.missing', { amount: amount(missing, unit) })}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

function Shortage({ row }: { row: KlientShortage }) {
  const t = useInventoryTexts()
  const amount = useAmount()
  const { klientId, klientName, locationId, name, unit, menge, used, lastsUntil } = row
  return (
    <li>
      <span>
        {name}
        <span className={classes.second}>
          <Link to={placePath(locationId)}>{klientName}</Link>
          {' · '}
          {t('proposal.left', { left: amount(menge, unit), used: amount(used, unit) })}
          {lastsUntil !== null && ` · ${t('proposal.lasts', { day: formatDate(lastsUntil) })}`}
        </span>
      </span>
      <LinkButton size="sm" look="secondary" to={neuFromKlientPath(klientId)} short={t('proposal.start')}>
        {t('proposal.startFor', { name: klientName })}
      </LinkButton>
    </li>
  )
}
