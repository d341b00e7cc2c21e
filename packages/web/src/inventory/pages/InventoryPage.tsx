import type { Product } from '@dreiklang/domain/inventory/inventory.contract'
import { IconEdit, IconBuildingWarehouse, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Card, Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { ProductDialog } from '../components/ProductDialog.tsx'
import { inventoryQuery, useLiveInventory, useRemoveProduct } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'

/** Which dialog is open; in `edit` null is a new one. */
type Open = { edit: Product | null } | { remove: Product }

export function InventoryPage() {
  const t = useInventoryTexts()
  const { data: inventory, error, refetch } = useQuery(inventoryQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  useLiveInventory()
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setOpen({ edit: null })}>
            {t('add')}
          </Button>
        }
      />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {inventory === undefined && error === null && <ListSkeleton rows={3} height={120} />}
      {inventory?.length === 0 && (
        <EmptyState icon={<IconBuildingWarehouse size={28} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      <Stack gap="md">
        {inventory?.map((product) => (
          <ProductCard key={product.id} product={product} onOpen={setOpen} />
        ))}
      </Stack>
      {open !== null && 'edit' in open && <ProductDialog product={open.edit} onClose={close} />}
      {open !== null && 'remove' in open && <RemoveDialog product={open.remove} onClose={close} />}
    </>
  )
}

function ProductCard({ product, onOpen }: { product: Product; onOpen: (open: Open) => void }) {
  const t = useInventoryTexts()
  const { title, text, changedAt } = product
  const actions = (
    <Group gap="xs" wrap="nowrap">
      <IconButton label={t('editOf', { title })} icon={<IconEdit size={20} aria-hidden />} onClick={() => onOpen({ edit: product })} />
      <IconButton
        label={t('remove.of', { title })}
        icon={<IconTrash size={20} aria-hidden />}
        onClick={() => onOpen({ remove: product })}
      />
    </Group>
  )
  return (
    <Card title={title} actions={actions}>
      {text !== null && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>}
      <Text size="sm" c="dimmed">
        {t('changed')} <RelativeTime instant={changedAt} />
      </Text>
    </Card>
  )
}

function RemoveDialog({ product: { id, title }, onClose }: { product: Product; onClose: () => void }) {
  const t = useInventoryTexts()
  const { mutateAsync: remove, isPending } = useRemoveProduct()
  const removeNow = async () => {
    await remove(id)
    toastSuccess(t('remove.done'))
    onClose()
  }
  return (
    <Dialog
      opened
      title={t('remove.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('remove.keep')}
          </Button>
          <Button look="danger" busy={isPending} onClick={() => void removeNow().catch(toastError)}>
            {t('remove.now')}
          </Button>
        </>
      }
    >
      <Text>{t('remove.text', { title })}</Text>
    </Dialog>
  )
}
