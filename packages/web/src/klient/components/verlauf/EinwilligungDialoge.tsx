import { type ErklaerendeRolle, type WiderrufWeg, currentText, widerrufWege } from '@dreiklang/domain/klient/einwilligung'
import {
  type EinwilligungEntry,
  einwilligungAngaben,
  einwilligungContract,
  widerrufAngaben,
} from '@dreiklang/domain/klient/einwilligung.contract'
import { type EinwilligungArt, einwilligungArten } from '@dreiklang/domain/klient/klient'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { DateField } from '../../../form/DateField.tsx'
import { FormDialog } from '../../../form/Form.tsx'
import { choicesOf, RadioCards, SelectField } from '../../../form/choiceFields.tsx'
import { call } from '../../../shared/apiClient.ts'
import { useLanguage } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { Text, Note } from '../../../ui/layout.tsx'
import { useKlientTexts, useVerlaufTexts } from '../../klient.texts.ts'
import { useKlientForm } from '../useKlientForm.ts'
import { ErklaererFields, NachweisField, type NachweisValue, noNachweis, nachweisAbbild, useNachweisDatei } from './Nachweis.tsx'
import classes from './Verlauf.module.css'

interface EinwilligungValues {
  art: EinwilligungArt | null
  erteiltAm: string | null
  gueltigBis: string | null
  durch: string
  rolle: ErklaerendeRolle | null
  nachweis: NachweisValue
}

export function EinwilligungDialog({ klientId, onClose }: { klientId: string; onClose: () => void }) {
  const t = useVerlaufTexts()
  const k = useKlientTexts()
  const today = berlinDate(new Date().toISOString())
  const storeDatei = useNachweisDatei(klientId, 'EINWILLIGUNG')
  const initialValues: EinwilligungValues = { art: null, erteiltAm: today, gueltigBis: null, durch: '', rolle: null, nachweis: noNachweis }
  const { form, field, ...sending } = useKlientForm({
    initialValues,
    schema: einwilligungAngaben,
    toBody: ({ nachweis, ...rest }) => ({
      ...rest,
      ...nachweisAbbild(nachweis),
      // Only someone who signs here has this wording in front of them.
      textVersion: nachweis.art === 'UNTERSCHRIFT' && rest.art !== null ? currentText(rest.art).version : null,
      dokument: nachweis.art === 'OHNE' && nachweis.papier.trim() !== '' ? nachweis.papier : null,
    }),
    send: async (angaben, deedKey): Promise<unknown> => {
      const body = { ...angaben, nachweisId: await storeDatei(form.values.nachweis) }
      return call(einwilligungContract.addEinwilligung, { params: { klientId }, body, idempotencyKey: deedKey(body) })
    },
    done: () => t('einwilligung.gespeichert'),
    onDone: onClose,
  })
  const { art, nachweis } = form.values
  return (
    <FormDialog title={t('einwilligung.eintragen')} size="lg" sending={sending} submit={t('einwilligung.speichern')} onClose={onClose}>
      <SelectField
        {...field('art')}
        label={t('einwilligung.art')}
        choices={choicesOf(einwilligungArten, (value) => k(`einwilligungArt.${value}`))}
        required
      />
      {art !== null && <Wortlaut art={art} />}
      <DateField {...field('erteiltAm')} label={t('einwilligung.erteiltAm')} required maxDate={today} />
      <DateField {...field('gueltigBis')} label={t('einwilligung.gueltigBis')} description={t('einwilligung.gueltigBisHinweis')} />
      <ErklaererFields field={field} name="durch" />
      <NachweisField wert={nachweis} onChange={(neu) => form.setFieldValue('nachweis', neu)} field={field} mitPapier />
    </FormDialog>
  )
}

/** German is binding. */
function Wortlaut({ art }: { art: EinwilligungArt }) {
  const t = useVerlaufTexts()
  const language = useLanguage()
  const text = currentText(art)
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('einwilligung.text', { version: text.version })}
      </Text>
      <blockquote className={classes.wortlaut} lang="de">
        {text.de}
      </blockquote>
      {language === 'en' && <Note>{text.en}</Note>}
    </div>
  )
}

interface WiderrufValues {
  am: string | null
  durch: string
  rolle: ErklaerendeRolle | null
  weg: WiderrufWeg | null
}

interface WiderrufDialogProps {
  klientId: string
  einwilligung: EinwilligungEntry
  onClose: () => void
}

export function WiderrufDialog({ klientId, einwilligung: { id, art, erteiltAm }, onClose }: WiderrufDialogProps) {
  const t = useVerlaufTexts()
  const k = useKlientTexts()
  const today = berlinDate(new Date().toISOString())
  const initialValues: WiderrufValues = { am: today, durch: '', rolle: null, weg: null }
  const {
    form: _form,
    field,
    ...sending
  } = useKlientForm({
    initialValues,
    schema: widerrufAngaben,
    send: (body, deedKey) => {
      const params = { klientId, einwilligungId: id }
      return call(einwilligungContract.withdrawEinwilligung, { params, body, idempotencyKey: deedKey(body) })
    },
    done: () => t('widerruf.erledigt'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('widerruf.titel', { art: k(`einwilligungArt.${art}`) })}
      size="lg"
      sending={sending}
      submit={t('einwilligung.jetztWiderrufen')}
      danger
      onClose={onClose}
    >
      <Alert tone="warning" title={t('widerruf.folgen')}>
        {t(`widerruf.folge.${art}`)}
      </Alert>
      <Text size="sm">{t('widerruf.sofort')}</Text>
      <DateField {...field('am')} label={t('widerruf.am')} required minDate={erteiltAm} maxDate={today} />
      <ErklaererFields field={field} name="durch" />
      <RadioCards
        {...field('weg')}
        label={t('widerruf.weg')}
        words="short"
        choices={choicesOf(widerrufWege, (value) => t(`widerruf.wege.${value}`))}
      />
    </FormDialog>
  )
}
