import { type Sample, sampleInput } from '@dreiklang/domain/samples/samples.contract'
import { sampleDocument } from '@dreiklang/domain/samples/samples.document'
import type { z } from 'zod'
import { type Unfilled, emptyTexts, saidTexts, textValues } from '../../shared/documentForm.ts'
import { FormDialog } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { useSaveSample } from '../samples.queries.ts'
import { useSamplesTexts } from '../samples.texts.ts'

const valuesOf = (sample: Sample | null) =>
  sample === null ? { title: '', ...emptyTexts(sampleDocument) } : { title: sample.title, ...textValues(sampleDocument, sample) }

export interface SampleDialogProps {
  /** Null: a new one. */
  sample: Sample | null
  onClose: () => void
}

export function SampleDialog({ sample, onClose }: SampleDialogProps) {
  const t = useSamplesTexts()
  const { mutateAsync: save } = useSaveSample()
  const deedKey = useDeedKey()
  const { field, ...sending } = useSchemaForm({
    initialValues: valuesOf(sample),
    schema: sampleInput,
    toBody: (values): Unfilled<z.input<typeof sampleInput>> => ({ ...values, ...saidTexts(sampleDocument, values) }),
    submit: async (input) => {
      await save({ sample, input, key: deedKey(input) })
      toastSuccess(t('saved'))
      onClose()
    },
  })
  return (
    <FormDialog title={t(sample === null ? 'add' : 'edit')} size="lg" sending={sending} submit={t('save')} onClose={onClose}>
      <TextField {...field('title')} label={t('field.title')} maxLength={120} required />
      <TextArea {...field('text')} label={t('field.text')} maxLength={4000} />
    </FormDialog>
  )
}
