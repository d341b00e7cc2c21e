import { type AbwesenheitArt, abwesenheitArten } from '@dreiklang/domain/klient/abwesenheit'
import { type AbwesenheitEntry, abwesenheitAngaben, abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { DateField } from '../../../form/DateField.tsx'
import { FormDialog } from '../../../form/Form.tsx'
import { choicesOf, RadioCards } from '../../../form/choiceFields.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { call } from '../../../shared/apiClient.ts'
import { orNull } from '../../../shared/documentForm.ts'
import { formatDate } from '../../../shared/format.ts'
import { Text } from '../../../ui/layout.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { WandelVorschau } from '../wandel/WandelVorschau.tsx'
import { useKlientForm } from '../useKlientForm.ts'

interface Values {
  art: AbwesenheitArt | null
  von: string | null
  geplantBis: string | null
  ort: string
  bemerkung: string
}

interface AbwesenheitDialogProps {
  klientId: string
  /** What is changed; without it a new one is entered. */
  geplante?: AbwesenheitEntry
  onClose: () => void
}

export function AbwesenheitDialog({ klientId, geplante, onClose }: AbwesenheitDialogProps) {
  const t = useVerlaufTexts()
  const today = berlinDate(new Date().toISOString())
  const initialValues: Values = {
    art: geplante?.art ?? null,
    von: geplante?.von ?? today,
    geplantBis: geplante?.geplantBis ?? null,
    ort: geplante?.ort ?? '',
    bemerkung: geplante?.bemerkung ?? '',
  }
  const { form, field, ...sending } = useKlientForm({
    initialValues,
    schema: abwesenheitAngaben,
    toBody: ({ ort, bemerkung, ...rest }) => ({ ...rest, ort: orNull(ort), bemerkung: orNull(bemerkung) }),
    send: async (body, deedKey) => {
      const idempotencyKey = deedKey(body)
      if (geplante === undefined) return call(abwesenheitContract.beginAbwesenheit, { params: { klientId }, body, idempotencyKey })
      const params = { klientId, abwesenheitId: geplante.id }
      return call(abwesenheitContract.changeAbwesenheit, { params, body: { ...body, version: geplante.version }, idempotencyKey })
    },
    done: ({ von }) => t(von > today ? 'abwesenheit.planGespeichert' : 'abwesenheit.pausiert'),
    onDone: onClose,
  })
  const { art, von, geplantBis } = form.values
  const plant = von !== null && von > today
  return (
    <FormDialog
      title={t(geplante === undefined ? 'abwesenheit.schalterTitel' : 'abwesenheit.aendernTitel')}
      sending={sending}
      submit={t(plant ? 'abwesenheit.planen' : 'abwesenheit.pausieren')}
      onClose={onClose}
    >
      <Text size="sm">{t(plant ? 'abwesenheit.planText' : 'abwesenheit.schalterText')}</Text>
      <RadioCards
        {...field('art')}
        label={t('abwesenheit.art')}
        required
        words="short"
        choices={choicesOf(abwesenheitArten, (value) => t(`abwesenheit.arten.${value}`))}
      />
      <DateField {...field('von')} label={t('abwesenheit.von')} description={t('abwesenheit.vonHinweis')} required />
      <DateField {...field('geplantBis')} label={t('abwesenheit.geplantBis')} />
      {geplante === undefined && (
        <WandelVorschau
          klientId={klientId}
          angaben={art === null || von === null ? null : { art: 'ABWESEND', abwesenheit: art, ab: von, bis: geplantBis }}
        />
      )}
      <TextField {...field('ort')} label={t('abwesenheit.ort')} description={t('abwesenheit.versiegelt')} maxLength={120} />
      <TextArea {...field('bemerkung')} label={t('abwesenheit.bemerkung')} description={t('abwesenheit.versiegelt')} maxLength={1000} />
    </FormDialog>
  )
}

interface EineProps {
  klientId: string
  abwesenheit: AbwesenheitEntry
  onClose: () => void
}

export function RueckkehrDialog({ klientId, abwesenheit, onClose }: EineProps) {
  const t = useVerlaufTexts()
  const today = berlinDate(new Date().toISOString())
  const initialValues: { am: string | null } = { am: today }
  const {
    form: _form,
    field,
    ...sending
  } = useKlientForm({
    initialValues,
    schema: abwesenheitContract.endAbwesenheit.body,
    send: (body, deedKey) =>
      call(abwesenheitContract.endAbwesenheit, {
        params: { klientId, abwesenheitId: abwesenheit.id },
        body,
        idempotencyKey: deedKey(body),
      }),
    done: () => t('abwesenheit.zurueckGespeichert'),
    onDone: onClose,
  })
  return (
    <FormDialog title={t('abwesenheit.zurueckTitel')} sending={sending} submit={t('abwesenheit.zurueckSpeichern')} onClose={onClose}>
      <Text size="sm">{t('abwesenheit.zurueckText')}</Text>
      <DateField {...field('am')} label={t('abwesenheit.zurueckAm')} required minDate={abwesenheit.von} maxDate={today} />
    </FormDialog>
  )
}

export function AbsageDialog({ klientId, abwesenheit: { id, art, von }, onClose }: EineProps) {
  const t = useVerlaufTexts()
  const sending = useKlientForm({
    initialValues: {},
    schema: abwesenheitContract.cancelAbwesenheit.body,
    send: (nothing, deedKey) =>
      call(abwesenheitContract.cancelAbwesenheit, { params: { klientId, abwesenheitId: id }, idempotencyKey: deedKey(nothing) }),
    done: () => t('abwesenheit.abgesagtGespeichert'),
    onDone: onClose,
  })
  return (
    <FormDialog title={t('abwesenheit.absagenTitel')} sending={sending} submit={t('abwesenheit.absagen')} onClose={onClose}>
      <Text>{t('abwesenheit.ab', { art: t(`abwesenheit.arten.${art}`), datum: formatDate(von) })}</Text>
    </FormDialog>
  )
}
