import { inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import type { ProductSheet } from '@dreiklang/domain/inventory/stock.contract'
import { useState } from 'react'
import type { z } from 'zod'
import { FormDialog } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { orNull } from '../../form/useSchemaForm.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useGoTo } from '../../shared/searchState.ts'
import chip from '../../ui/Chip.module.css'
import { Alert } from '../../ui/feedback.tsx'
import { Group } from '../../ui/layout.tsx'
import { recallPath } from '../inventory.paths.ts'
import { useRecall } from '../inventory.queries.ts'
import { useInventoryTexts } from '../inventory.texts.ts'

const schema = inventoryContract.recall.body

/** Recalls a batch: who has it of this house is told as well. */
export function RecallDialog({ sheet: { product, batches }, onClose }: { sheet: ProductSheet; onClose: () => void }) {
  const t = useInventoryTexts()
  const goTo = useGoTo()
  const [id] = useState(newIdempotencyKey)
  const recall = useRecall()
  const sending = useDeedForm<{ lot: string; text: string }, z.output<typeof schema>>({
    initialValues: { lot: batches.find(({ lot }) => lot !== '')?.lot ?? '', text: '' },
    schema,
    toBody: ({ lot, text }) => ({ id, productId: product.id, lot, text: orNull(text) }),
    send: (body) => recall.mutateAsync(body),
    done: ({ lot }) => t('recall.done', { lot }),
    onDone: () => {
      onClose()
      goTo(recallPath(id))
    },
  })
  const { form, field } = sending
  const lots = [...new Set(batches.map(({ lot }) => lot).filter((lot) => lot !== ''))]
  return (
    <FormDialog title={t('recall.start', { name: product.name })} onClose={onClose} sending={sending} submit={t('recall.submit')} danger>
      <Alert tone="warning" says="note">
        {t('recall.warning')}
      </Alert>
      <TextField {...field('lot')} label={t('field.lot')} maxLength={40} autoComplete="off" required data-takes-scans data-autofocus />
      <Group gap="xs" role="group" aria-label={t('recall.known')}>
        {lots.map((lot) => (
          <button
            key={lot}
            type="button"
            className={chip.chip}
            aria-pressed={lot === form.getValues().lot}
            onClick={() => form.setValues({ lot })}
          >
            {lot}
          </button>
        ))}
      </Group>
      <TextArea {...field('text')} label={t('recall.text')} maxLength={2000} minRows={3} autoComplete="off" />
    </FormDialog>
  )
}
