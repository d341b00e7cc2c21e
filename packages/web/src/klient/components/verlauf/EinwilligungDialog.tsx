import { type ErklaerendeRolle, currentText } from '@dreiklang/domain/klient/einwilligung'
import { einwilligungAngaben } from '@dreiklang/domain/klient/einwilligung.contract'
import { type EinwilligungArt, einwilligungArten } from '@dreiklang/domain/klient/klient'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { DateField } from '../../../form/DateField.tsx'
import { FormDialog } from '../../../form/Form.tsx'
import { SelectField } from '../../../form/choiceFields.tsx'
import { useDeedKey, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { useLanguage } from '../../../shared/i18n.ts'
import { Text } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useKlientTexts, useVerlaufTexts } from '../../klient.texts.ts'
import { useEnterEinwilligung } from '../../verlauf.queries.ts'
import { ErklaererFields } from './ErklaererFields.tsx'
import { NachweisField } from './NachweisField.tsx'
import { type NachweisValue, noNachweis, nachweisAbbild, useNachweisDatei } from './nachweisValue.ts'
import classes from './Verlauf.module.css'

interface Values {
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
  const eintragen = useEnterEinwilligung(klientId)
  const storeDatei = useNachweisDatei(klientId, 'EINWILLIGUNG')
  const deedKey = useDeedKey()
  const initialValues: Values = { art: null, erteiltAm: today, gueltigBis: null, durch: '', rolle: null, nachweis: noNachweis }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: einwilligungAngaben,
    toBody: ({ nachweis, ...rest }) => ({
      ...rest,
      ...nachweisAbbild(nachweis),
      // Only someone who signs here has this wording in front of them.
      textVersion: nachweis.art === 'UNTERSCHRIFT' && rest.art !== null ? currentText(rest.art).version : null,
      dokument: nachweis.art === 'OHNE' && nachweis.papier.trim() !== '' ? nachweis.papier : null,
    }),
    submit: async (angaben) => {
      const withDatei = { ...angaben, nachweisId: await storeDatei(form.values.nachweis) }
      await eintragen.mutateAsync({ angaben: withDatei, schluessel: deedKey(withDatei) })
      toastSuccess(t('einwilligung.gespeichert'))
      onClose()
    },
  })
  const { art, erteiltAm, gueltigBis, rolle, nachweis } = form.values
  const feld = (path: string) => ({ id: field(path).id, error: errorText(form.errors[path]) })
  return (
    <FormDialog title={t('einwilligung.eintragen')} size="lg" sending={sending} submit={t('einwilligung.speichern')} onClose={onClose}>
      <SelectField
        {...feld('art')}
        label={t('einwilligung.art')}
        choices={einwilligungArten.map((value) => ({ value, label: k(`einwilligungArt.${value}`) }))}
        required
        value={art}
        onChange={(neu) => form.setFieldValue('art', neu)}
      />
      {art !== null && <Wortlaut art={art} />}
      <DateField
        {...feld('erteiltAm')}
        label={t('einwilligung.erteiltAm')}
        required
        maxDate={today}
        value={erteiltAm}
        onChange={(neu) => form.setFieldValue('erteiltAm', neu)}
      />
      <DateField
        {...feld('gueltigBis')}
        label={t('einwilligung.gueltigBis')}
        description={t('einwilligung.gueltigBisHinweis')}
        value={gueltigBis}
        onChange={(neu) => form.setFieldValue('gueltigBis', neu)}
      />
      <ErklaererFields rolle={feld('rolle')} wert={rolle} onRolle={(neu) => form.setFieldValue('rolle', neu)} name={field('durch')} />
      <NachweisField wert={nachweis} onChange={(neu) => form.setFieldValue('nachweis', neu)} feld={feld} mitPapier />
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
      {language === 'en' && (
        <Text size="sm" c="dimmed">
          {text.en}
        </Text>
      )}
    </div>
  )
}

/** The kit accepts any node as an error; a schema's error is a string. */
const errorText = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined)
