import type { KlientShortage } from '@dreiklang/domain/inventory/recall.contract'
import { IconShoppingCart } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { editPath, neuFromKlientPath } from '../../bestellung/bestellung.paths.ts'
import { copyByReichweite, reload } from '../../bestellung/bestellung.queries.ts'
import { useDeedKey } from '../../form/useSchemaForm.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Note, Title } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
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

type Calculated = KlientShortage & { rechnerisch: NonNullable<KlientShortage['rechnerisch']> }

const isCalculated = (row: KlientShortage): row is Calculated => row.rechnerisch !== null

/** A person takes it up, or leaves it. */
function CalculatedShortage({ row }: { row: Calculated }) {
  const t = useInventoryTexts()
  const goTo = useGoTo()
  const client = useQueryClient()
  const key = useDeedKey()
  const { klientName, locationId, name, lastsUntil, bestellungId, rechnerisch } = row
  const { positionId, nummer, stueck, am, jeTag, plan } = rechnerisch
  const { mutate, isPending } = useMutation({
    mutationFn: () => copyByReichweite({ bestellungId: bestellungId ?? '', positionId }, key(positionId)),
    onSuccess: (made) => {
      toastSuccess(t('proposal.drafted'), made.nummer)
      void reload(client)
      goTo(editPath(made.id))
    },
    onError: toastError,
  })
  const dose = formatNumber(jeTag)
  const inputs = [
    t('proposal.delivered', { pieces: stueck, day: formatDate(am), number: nummer }),
    plan === null ? t('proposal.doseOwn', { dose }) : t('proposal.dosePlan', { dose, version: plan.version, day: formatDate(plan.am) }),
  ]
  return (
    <li>
      <span>
        {name}
        <span className={classes.second}>
          <Link to={placePath(locationId)}>{klientName}</Link>
          {lastsUntil !== null && ` · ${t('proposal.calculated', { day: formatDate(lastsUntil) })}`}
        </span>
        <span className={classes.second}>{inputs.join(' · ')}</span>
      </span>
      <Button size="sm" look="secondary" busy={isPending} onClick={() => mutate()}>
        {t('proposal.draft')}
      </Button>
    </li>
  )
}

function Shortage({ row }: { row: KlientShortage }) {
  const t = useInventoryTexts()
  const amount = useAmount()
  if (isCalculated(row)) return <CalculatedShortage row={row} />
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
