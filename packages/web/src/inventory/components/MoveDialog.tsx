import { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import { writtenKinds } from '@dreiklang/domain/inventory/inventory'
import type { ProductSheet, StockLocation } from '@dreiklang/domain/inventory/stock.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { SelectField, choicesOf } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { orNull } from '../../form/useSchemaForm.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/buttons.tsx'
import { Note } from '../../ui/layout.tsx'
import { locationsQuery, useMove } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'
import { PlaceDialog } from './PlaceDialog.tsx'

const schema = inventoryContract.move.body
type Kind = (typeof writtenKinds)[number]

interface Values {
  kind: Kind
  locationId: string | null
  toLocationId: string | null
  menge: number | null
  lotId: string | null
  lot: string
  expiry: string | null
  reason: string
}

/** Only what its kind asks for is sent. */
const toBody = ({ kind, locationId, toLocationId, menge, lotId, lot, expiry, reason }: Values, own: { id: string; productId: string }) => ({
  ...own,
  kind,
  locationId: locationId ?? '',
  menge,
  ...(kind === 'receipt' ? { lot, expiry } : lotId !== null && { lotId }),
  ...(kind === 'transfer' && { toLocationId: toLocationId ?? '' }),
  reason: orNull(reason),
})

const placeChoices = (locations: readonly StockLocation[], unknown: string) =>
  locations.map(({ id, name }) => ({ value: id, label: name === '' ? unknown : name }))

/** Writes one line, or two for what is carried elsewhere, into the ledger. */
export function MoveDialog({ sheet, onClose }: { sheet: ProductSheet; onClose: () => void }) {
  const t = useInventoryTexts()
  const { product, batches } = sheet
  const [own] = useState(() => ({ id: newIdempotencyKey(), productId: product.id }))
  const [isMaking, setMaking] = useState(false)
  const { data: locations = [] } = useQuery(locationsQuery)
  const move = useMove()
  const first = batches[0]?.places[0]?.locationId ?? null
  const sending = useDeedForm<Values, z.output<typeof schema>>({
    initialValues: {
      kind: first === null ? 'receipt' : 'consumption',
      locationId: first,
      toLocationId: null,
      menge: 1,
      lotId: null,
      lot: '',
      expiry: null,
      reason: '',
    },
    schema,
    toBody: (values) => toBody(values, own),
    send: (body) => move.mutateAsync(body),
    done: ({ kind, menge }) => t('move.done', { kind: t(`kind.${kind}`), count: menge }),
    onDone: onClose,
  })
  const { form, field } = sending
  const { kind, locationId, lotId } = form.getValues()
  const set = <Name extends keyof Values>(name: Name) => ({
    ...field(name),
    onChange: (value: Values[Name]) => {
      form.clearFieldError(name)
      form.setValues({ [name]: value })
    },
  })
  const there = batches.filter(({ places }) => places.some((place) => place.locationId === locationId))
  const holding = locations.filter(({ id }) => batches.some(({ places }) => places.some((place) => place.locationId === id)))
  const isReceipt = kind === 'receipt'
  return (
    <>
      <FormDialog title={t('move.title', { name: product.name })} onClose={onClose} sending={sending} submit={t('move.submit')}>
        <SelectField
          {...set('kind')}
          label={t('move.kind')}
          few
          choices={choicesOf(writtenKinds, (one) => t(`kind.${one}`))}
          value={kind}
          onChange={(next) => form.setValues({ kind: next ?? kind, lotId: null })}
        />
        <SelectField
          {...set('locationId')}
          label={t(kind === 'transfer' ? 'move.from' : 'move.place')}
          needed
          choices={placeChoices(isReceipt ? locations : holding, t('place.unknown'))}
          value={locationId}
        />
        {locations.length === 0 && (
          <>
            <Note>{t('move.noPlace')}</Note>
            <Button look="secondary" onClick={() => setMaking(true)}>
              {t('place.new')}
            </Button>
          </>
        )}
        {kind === 'transfer' && (
          <SelectField
            {...set('toLocationId')}
            label={t('move.to')}
            needed
            choices={placeChoices(
              locations.filter(({ id }) => id !== locationId),
              t('place.unknown'),
            )}
          />
        )}
        <NumberField {...set('menge')} label={t('move.menge')} min={1} max={1_000_000} allowDecimal={false} required />
        {isReceipt ? (
          <>
            <TextField {...field('lot')} label={t('field.lot')} maxLength={40} autoComplete="off" />
            <DateField {...set('expiry')} label={t('field.expiry')} />
          </>
        ) : (
          <SelectField
            {...set('lotId')}
            label={t('field.lot')}
            placeholder={t('move.firstExpiring')}
            clearable
            choices={there.map((batch) => ({ value: batch.lotId, label: batch.lot === '' ? t('batches.noLot') : batch.lot }))}
            value={lotId}
          />
        )}
        <TextField {...field('reason')} label={t('move.reason')} maxLength={500} autoComplete="off" />
      </FormDialog>
      {isMaking && <PlaceDialog place={null} onClose={() => setMaking(false)} />}
    </>
  )
}
