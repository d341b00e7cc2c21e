import type { ErklaerendeRolle } from '@dreiklang/domain/klient/einwilligung'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { ErklaererFields } from './ErklaererFields.tsx'
import { NachweisField } from './NachweisField.tsx'
import { type NachweisValue, noNachweis, nachweisAbbild, useNachweisDatei } from './nachweisValue.ts'

const formen = ['SCHRIFTLICH', 'MUENDLICH'] as const
const searchApotheken = searchOrganisationen('APOTHEKE')

interface Values {
  apotheke: { id: string; name: string } | null
  tag: string | null
  erklaertVon: string
  rolle: ErklaerendeRolle | null
  form: (typeof formen)[number] | null
  nachweis: NachweisValue
}

interface ErklaerungDialogProps<Angaben extends { rolle?: ErklaerendeRolle | null }> {
  klientId: string
  art: 'WAHL' | 'ENDE'
  schema: z.ZodType<Angaben>
  send: (angaben: Angaben & { nachweisId: string | null }) => Promise<unknown>
  onClose: () => void
}

const words = {
  WAHL: { titel: 'wahl.eintragen', tag: 'wahl.gewaehltAm', fertig: 'wahl.gespeichert', feld: 'gewaehltAm' },
  ENDE: { titel: 'wahl.beenden', tag: 'wahl.beendetAm', fertig: 'wahl.beendet', feld: 'am' },
} as const

/** None is preset, and none is offered before someone types a name. */
export function ErklaerungDialog<Angaben extends { rolle?: ErklaerendeRolle | null }>(props: ErklaerungDialogProps<Angaben>) {
  const { klientId, art, schema, send, onClose } = props
  const t = useTexts(verlaufTexts)
  const heute = berlinDate(new Date().toISOString())
  const storeDatei = useNachweisDatei(klientId, 'SONSTIGES')
  const { titel, tag: tagName, fertig, feld: tagField } = words[art]
  const initialValues: Values = { apotheke: null, tag: heute, erklaertVon: '', rolle: null, form: null, nachweis: noNachweis }
  const { form, field, ...sending } = useSchemaForm<Values, Angaben>({
    initialValues,
    schema,
    toBody: ({ apotheke, tag, nachweis, ...rest }) => ({
      ...rest,
      // The schema allows it to be unknown in records from before it was asked; here it is required.
      rolle: rest.rolle ?? '',
      ...nachweisAbbild(nachweis),
      [tagField]: tag,
      ...(art === 'WAHL' ? { apothekeId: apotheke?.id ?? null } : {}),
    }),
    submit: async (angaben) => {
      await send({ ...angaben, nachweisId: await storeDatei(form.values.nachweis) })
      toastSuccess(t(fertig))
      onClose()
    },
  })
  const { apotheke, tag, rolle, form: gewaehlteForm, nachweis } = form.values
  const feld = (path: string) => ({ id: field(path).id, error: errorText(form.errors[path]) })
  return (
    <FormDialog
      title={t(titel)}
      size="lg"
      sending={sending}
      submit={t(art === 'WAHL' ? 'wahl.speichern' : 'wahl.beenden')}
      onClose={onClose}
    >
      {art === 'ENDE' && <Text>{t('wahl.beendenText')}</Text>}
      {art === 'WAHL' && (
        <AsyncSelect<{ id: string; name: string }>
          {...feld('apothekeId')}
          label={t('wahl.apotheke')}
          required
          value={apotheke}
          onChange={(neu) => form.setFieldValue('apotheke', neu)}
          search={searchApotheken}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
        />
      )}
      <DateField
        {...feld(tagField)}
        label={t(tagName)}
        required
        maxDate={heute}
        value={tag}
        onChange={(neu) => form.setFieldValue('tag', neu)}
      />
      <ErklaererFields rolle={feld('rolle')} wert={rolle} onRolle={(neu) => form.setFieldValue('rolle', neu)} name={field('erklaertVon')} />
      <RadioCards
        {...feld('form')}
        label={t('wahl.form')}
        words="short"
        choices={formen.map((value) => ({ value, label: t(`wahl.formen.${value}`) }))}
        value={gewaehlteForm}
        onChange={(neu) => form.setFieldValue('form', neu)}
      />
      <NachweisField wert={nachweis} onChange={(neu) => form.setFieldValue('nachweis', neu)} feld={feld} />
    </FormDialog>
  )
}

const errorText = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined)
