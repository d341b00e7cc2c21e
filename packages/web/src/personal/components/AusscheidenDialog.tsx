import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Text } from '../../ui/layout.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { choicesOf } from '../../ui/choices.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { akteTexts } from '../akte.texts.ts'
import { useLeave } from '../personal.queries.ts'
import { KollegenField } from './KollegenField.tsx'

interface Values {
  wann: 'jetzt' | 'spaeter'
  letzterTag: string | null
  uebernimmtId: string | null
}

export function AusscheidenDialog({ person: { id, name, kollegen }, onClose }: { person: PersonAnswer; onClose: () => void }) {
  const t = useTexts(akteTexts)
  const scheideFrom = useLeave(id)
  const initialValues: Values = { wann: 'spaeter', letzterTag: null, uebernimmtId: null }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: personalContract.leave.body,
    // An empty day must not mean leaving immediately: it is required.
    toBody: ({ wann, letzterTag, uebernimmtId }) => ({ uebernimmtId, letzterTag: wann === 'jetzt' ? null : (letzterTag ?? '') }),
    submit: async (body) => {
      await scheideFrom.mutateAsync(body)
      toastSuccess(
        body.letzterTag === null
          ? t('ausscheiden.fertig', { name })
          : t('ausscheiden.vorgemerkt', { name, tag: formatDate(body.letzterTag) }),
      )
      onClose()
    },
  })
  const { values } = form
  return (
    <FormDialog title={t('ausscheiden.titel', { name })} sending={sending} submit={t('ausscheiden.bestaetigen')} danger onClose={onClose}>
      <Text size="sm">{t('ausscheiden.text')}</Text>
      <RadioCards
        label={t('ausscheiden.wann')}
        choices={choicesOf(['spaeter', 'jetzt'], (value) => t(`ausscheiden.${value}`))}
        value={values.wann}
        onChange={(when) => form.setFieldValue('wann', when)}
      />
      {values.wann === 'spaeter' && <DateField {...field('letzterTag')} label={t('ausscheiden.letzterTag')} required />}
      <KollegenField
        {...field('uebernimmtId')}
        label={t('ausscheiden.uebernimmt')}
        description={t('ausscheiden.uebernimmtHinweis')}
        kollegen={kollegen}
      />
    </FormDialog>
  )
}
