import { ownLocationKinds } from '@dreiklang/domain/inventory/inventory'
import { termDocument } from '@dreiklang/domain/inventory/inventory.document'
import type { StockLocation } from '@dreiklang/domain/inventory/stock.contract'
import { useState } from 'react'
import { z } from 'zod'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useCreateLocation, useRenameLocation } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'

const schema = z.strictObject({ kind: z.enum(ownLocationKinds), name: termDocument.title.schema })

/** A room or a car. `place` null: a new one. */
export function PlaceDialog({ place, onClose }: { place: StockLocation | null; onClose: () => void }) {
  const t = useInventoryTexts()
  const [id] = useState(newIdempotencyKey)
  const create = useCreateLocation()
  const rename = useRenameLocation()
  const sending = useDeedForm<z.input<typeof schema>, z.output<typeof schema>>({
    initialValues: { kind: place?.kind === 'car' ? 'car' : 'room', name: place?.name ?? '' },
    schema,
    send: ({ kind, name }) => (place === null ? create.mutateAsync({ id, kind, name }) : rename.mutateAsync({ id: place.id, name })),
    done: ({ name }) => t('place.saved', { name }),
    onDone: onClose,
  })
  const { form, field } = sending
  return (
    <FormDialog title={t(place === null ? 'place.new' : 'place.rename')} onClose={onClose} sending={sending} submit={t('save')}>
      {place === null && (
        <SegmentedField
          label={t('place.kind')}
          choices={choicesOf(ownLocationKinds, (kind) => t(`place.${kind}`))}
          value={form.getValues().kind}
          onChange={(kind) => form.setValues({ kind })}
        />
      )}
      <TextField {...field('name')} label={t('place.name')} maxLength={80} autoComplete="off" required data-autofocus />
    </FormDialog>
  )
}
