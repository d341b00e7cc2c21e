import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { abOf } from '@dreiklang/domain/klient/wandel'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { RadioCards, choicesOf } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { FormDialog } from '../../../form/Form.tsx'
import { call } from '../../../shared/apiClient.ts'
import { Text } from '../../../ui/layout.tsx'
import { useWandelTexts } from '../../klient.texts.ts'
import { useKlientForm } from '../useKlientForm.ts'
import { WandelVorschau } from './WandelVorschau.tsx'

const enden = ['BEENDET', 'VERSTORBEN'] as const
type Ende = (typeof enden)[number]

interface StatusDialogProps {
  klientId: string
  person: AkteAnswer['person']
  onClose: () => void
}

/** The end of care, with all that follows from it said before. */
export function StatusDialog({ klientId, person: { version, pflegebeginn }, onClose }: StatusDialogProps) {
  const t = useWandelTexts()
  const today = berlinDate(new Date().toISOString())
  const initialValues: { status: Ende | null; am: string | null } = { status: null, am: today }
  const { form, field, ...sending } = useKlientForm({
    initialValues,
    schema: klientenListContract.setStatus.body,
    toBody: (values) => ({ ...values, version }),
    send: (body, deedKey) => call(klientenListContract.setStatus, { params: { klientId }, body, idempotencyKey: deedKey(body) }),
    done: () => t('gespeichert'),
    onDone: onClose,
  })
  const { status, am } = form.values
  return (
    <FormDialog title={t('titel')} sending={sending} submit={t(`speichern.${status ?? 'BEENDET'}`)} danger onClose={onClose}>
      <RadioCards
        {...field('status')}
        label={t('was')}
        required
        words="short"
        choices={choicesOf(enden, (value) => t(`status.${value}`))}
      />
      {status !== null && (
        <>
          <DateField
            {...field('am')}
            label={t(`am.${status}`)}
            required
            {...(pflegebeginn === null ? {} : { minDate: pflegebeginn })}
            {...(status === 'VERSTORBEN' ? { maxDate: today } : {})}
          />
          <Text size="sm">{t(`hinweis.${status}`)}</Text>
        </>
      )}
      <WandelVorschau klientId={klientId} angaben={status === null || am === null ? null : { art: status, ab: abOf(status, am, today) }} />
    </FormDialog>
  )
}
