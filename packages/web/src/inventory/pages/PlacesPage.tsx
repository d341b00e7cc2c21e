import type { StockLocation } from '@dreiklang/domain/inventory/stock.contract'
import { IconBarcode, IconCar, IconDoor, IconDots, IconPencil, IconPlus, IconTrash, IconUser, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { useSearchState } from '../../shared/searchState.ts'
import { Button, IconButton, Link } from '../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Note, Title } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { CountPanel } from '../components/CountPanel.tsx'
import { InventoryHeader } from '../components/InventoryHeader.tsx'
import { PlaceDialog } from '../components/PlaceDialog.tsx'
import { ExpiryMark, useAmount } from '../components/stockWords.tsx'
import { placePath, productPath } from '../inventory.paths.ts'
import { locationsQuery, locationStockQuery, useLiveInventory, useRemoveLocation } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import classes from '../components/Inventory.module.css'

const address = z.object({
  ort: z.union([z.literal(''), z.uuid()]).default(''),
  zaehlen: z.enum(['', 'ja']).default(''),
})
const icons = { room: IconDoor, car: IconCar, klient: IconUser } as const

export function PlacesPage() {
  const t = useInventoryTexts()
  const [{ ort, zaehlen }, setAddress] = useSearchState(address)
  const [isMaking, setMaking] = useState(false)
  const { data: locations, state } = showQuery(useQuery(locationsQuery), { rows: 6 })
  useLiveInventory()
  return (
    <div className={classes.page}>
      <InventoryHeader here="places">
        <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setMaking(true)}>
          {t('place.new')}
        </Button>
      </InventoryHeader>
      <div className={classes.body} data-open={ort !== '' || undefined}>
        <div className={classes.column}>
          <div className={classes.inside}>
            {state}
            {locations?.length === 0 && (
              <EmptyState icon={<IconDoor size={28} />} title={t('place.none')}>
                {t('place.noneText')}
              </EmptyState>
            )}
            <ul className={classes.lines} aria-label={t('view.places')}>
              {locations?.map((location) => (
                <PlaceLine key={location.id} location={location} />
              ))}
            </ul>
          </div>
        </div>
        {ort !== '' && (
          <div className={classes.column}>
            <PlacePane
              key={ort}
              id={ort}
              isCounting={zaehlen === 'ja'}
              onCount={(isCounting) => setAddress({ zaehlen: isCounting ? 'ja' : '' })}
              onClose={() => setAddress({ ort: '', zaehlen: '' })}
            />
          </div>
        )}
      </div>
      {isMaking && <PlaceDialog place={null} onClose={() => setMaking(false)} />}
    </div>
  )
}

function PlaceLine({ location: { id, kind, name, products } }: { location: StockLocation }) {
  const t = useInventoryTexts()
  const Sign = icons[kind]
  return (
    <li>
      <span>
        <Sign size={16} aria-hidden /> <Link to={placePath(id)}>{name === '' ? t('place.unknown') : name}</Link>
        <span className={classes.second}>{t(`place.${kind}`)}</span>
      </span>
      <span className={classes.number}>{t('place.products', { count: products })}</span>
    </li>
  )
}

interface PlacePaneProps {
  id: string
  isCounting: boolean
  onCount: (isCounting: boolean) => void
  onClose: () => void
}

function PlacePane({ id, isCounting, onCount, onClose }: PlacePaneProps) {
  const t = useInventoryTexts()
  const amount = useAmount()
  const { data, state } = showQuery(useQuery(locationStockQuery(id)), { rows: 4 })
  if (data === undefined) return <div className={classes.inside}>{state}</div>
  const { location, lines } = data
  if (isCounting) return <CountPanel location={location} lines={lines} onDone={() => onCount(false)} />
  return (
    <section className={classes.inside} aria-label={location.name}>
      <div className={classes.top}>
        <Title order={2} size="h4">
          {location.name === '' ? t('place.unknown') : location.name}
        </Title>
        {location.kind !== 'klient' && <PlaceMenu location={location} onGone={onClose} />}
        <IconButton label={t('close')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
      </div>
      <div>
        <Button icon={<IconBarcode size={20} aria-hidden />} onClick={() => onCount(true)}>
          {t('count.start')}
        </Button>
      </div>
      {lines.length === 0 && <Note>{t('place.empty')}</Note>}
      <ul className={classes.lines}>
        {lines.map(({ productId, lotId, name, unit, lot, expiry, blocked, menge }) => (
          <li key={lotId}>
            <span>
              <Link to={productPath(productId)}>{name}</Link>
              {lot !== '' && <span className={classes.second}>{t('batches.lot', { lot })}</span>}
            </span>
            <ExpiryMark expiry={expiry} blocked={blocked} />
            <span className={classes.number}>{amount(menge, unit)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlaceMenu({ location, onGone }: { location: StockLocation; onGone: () => void }) {
  const t = useInventoryTexts()
  const [isRenaming, setRenaming] = useState(false)
  const remove = useRemoveLocation()
  const takeAway = () =>
    remove.mutate(location.id, {
      onError: toastError,
      onSuccess: () => {
        onGone()
        toastSuccess(t('place.removed', { name: location.name }))
      },
    })
  return (
    <>
      <Menu
        trigger={<IconButton label={t('menu.more')} icon={<IconDots size={20} aria-hidden />} />}
        groups={[
          {
            entries: [
              { id: 'rename', label: t('place.rename'), icon: <IconPencil size={18} aria-hidden />, onSelect: () => setRenaming(true) },
              {
                id: 'remove',
                label: t('place.remove'),
                icon: <IconTrash size={18} aria-hidden />,
                danger: true,
                blockedReason: location.products > 0 ? t('place.notEmpty') : null,
                onSelect: takeAway,
              },
            ],
          },
        ]}
      />
      {isRenaming && <PlaceDialog place={location} onClose={() => setRenaming(false)} />}
    </>
  )
}
