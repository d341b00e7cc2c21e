import type { ErklaerendeRolle } from '@dreiklang/domain/klient/einwilligung'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { z } from 'zod'
import { sucheOrganisationen } from '../../../organisation/organisation.queries.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Text } from '../../../ui/layout.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { ErklaererFelder } from './ErklaererFelder.tsx'
import { NachweisFeld } from './NachweisFeld.tsx'
import { type NachweisWert, keinNachweis, nachweisAbbild, useNachweisDatei } from './nachweisWert.ts'

const formen = ['SCHRIFTLICH', 'MUENDLICH'] as const
const sucheApotheken = sucheOrganisationen('APOTHEKE')

interface Werte {
  apotheke: { id: string; name: string } | null
  tag: string | null
  erklaertVon: string
  rolle: ErklaerendeRolle | null
  form: (typeof formen)[number] | null
  nachweis: NachweisWert
}

interface ErklaerungDialogProps<Angaben extends { rolle?: ErklaerendeRolle | null }> {
  klientId: string
  /** A new choice names a pharmacy; the end of one names none. */
  art: 'WAHL' | 'ENDE'
  schema: z.ZodType<Angaben>
  schicke: (angaben: Angaben & { nachweisId: string | null }) => Promise<unknown>
  onClose: () => void
}

const worte = {
  WAHL: { titel: 'wahl.eintragen', tag: 'wahl.gewaehltAm', fertig: 'wahl.gespeichert', feld: 'gewaehltAm' },
  ENDE: { titel: 'wahl.beenden', tag: 'wahl.beendetAm', fertig: 'wahl.beendet', feld: 'am' },
} as const

/** Records the client's own choice of pharmacy. None is preset, and none is offered before someone types a name. */
export function ErklaerungDialog<Angaben extends { rolle?: ErklaerendeRolle | null }>(props: ErklaerungDialogProps<Angaben>) {
  const { klientId, art, schema, schicke, onClose } = props
  const t = useTexts(verlaufTexts)
  const heute = berlinDatum(new Date().toISOString())
  const legeDateiAb = useNachweisDatei(klientId, 'SONSTIGES')
  const { titel, tag: tagName, fertig, feld: tagFeld } = worte[art]
  const initialValues: Werte = { apotheke: null, tag: heute, erklaertVon: '', rolle: null, form: null, nachweis: keinNachweis }
  const { form, field, ...sending } = useSchemaForm<Werte, Angaben>({
    initialValues,
    schema,
    toBody: ({ apotheke, tag, nachweis, ...rest }) => ({
      ...rest,
      // The schema allows it to be unknown in records from before it was asked; here it is required.
      rolle: rest.rolle ?? '',
      ...nachweisAbbild(nachweis),
      [tagFeld]: tag,
      ...(art === 'WAHL' ? { apothekeId: apotheke?.id ?? null } : {}),
    }),
    submit: async (angaben) => {
      await schicke({ ...angaben, nachweisId: await legeDateiAb(form.values.nachweis) })
      toastSuccess(t(fertig))
      onClose()
    },
  })
  const { apotheke, tag, rolle, form: gewaehlteForm, nachweis } = form.values
  const feld = (path: string) => ({ id: field(path).id, error: fehlerText(form.errors[path]) })
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
          search={sucheApotheken}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
        />
      )}
      <DateField
        {...feld(tagFeld)}
        label={t(tagName)}
        required
        maxDate={heute}
        value={tag}
        onChange={(neu) => form.setFieldValue('tag', neu)}
      />
      <ErklaererFelder rolle={feld('rolle')} wert={rolle} onRolle={(neu) => form.setFieldValue('rolle', neu)} name={field('erklaertVon')} />
      <RadioCards
        {...feld('form')}
        label={t('wahl.form')}
        words="short"
        choices={formen.map((value) => ({ value, label: t(`wahl.formen.${value}`) }))}
        value={gewaehlteForm}
        onChange={(neu) => form.setFieldValue('form', neu)}
      />
      <NachweisFeld wert={nachweis} onChange={(neu) => form.setFieldValue('nachweis', neu)} feld={feld} />
    </FormDialog>
  )
}

const fehlerText = (fehler: unknown): string | undefined => (typeof fehler === 'string' ? fehler : undefined)
