/** The way of a Muster 12 from the practice to the Krankenkasse: one dialog a step, filled with what is known. */
import { hkpUnterzeichner } from '@dreiklang/domain/bestellung/hkpWeg.document'
import { genehmigungen, verordnungsarten, vorlageUntil } from '@dreiklang/domain/klient/hkp'
import { type HkpVorrang, hkpVorrang } from '@dreiklang/domain/klient/hkpEintrag'
import { type HkpNummer, hkpLeistungName, hkpNummern } from '@dreiklang/domain/klient/hkpLeistungen'
import { contentOf } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { Bundesland } from '@dreiklang/domain/shared/feiertage'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { FieldGroup } from '../../../form/Form.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { orNull, type SchemaForm } from '../../../form/useSchemaForm.ts'
import { formatDate } from '../../../shared/format.ts'
import { ownOrganisation } from '../../../organisation/components/ownOrganisation.ts'
import { profilQuery } from '../../../organisation/organisation.queries.ts'
import { useUser } from '../../../shared/session.ts'
import { useLanguage } from '../../../shared/i18n.ts'
import { useToday } from '../../../shared/useToday.ts'
import { Stack } from '../../../ui/layout.tsx'
import { useHkpTexts } from '../../onDemand.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

interface WithAkte {
  akte: HkpVorrang | null
}

/** Asked for only when the server has found that somebody wrote something else into the record. */
function AkteField<Values extends WithAkte>({ form, field }: Pick<SchemaForm<Values>, 'form' | 'field'>) {
  const t = useHkpTexts()
  const props = field('akte')
  if (form.values.akte === null && props.error === undefined) return null
  return <RadioField {...props} label={t('akte')} required choices={choicesOf(hkpVorrang, (value) => t(`akteWahl.${value}`))} />
}

interface LeistungenFieldProps {
  id: string
  label: string
  error: string | undefined
  value: readonly HkpNummer[]
  onChange: (value: HkpNummer[]) => void
  /** What may be chosen; what is not chosen may be added from a list. */
  from: readonly HkpNummer[] | null
}

function LeistungenField({ id, label, error, value, onChange, from }: LeistungenFieldProps) {
  const t = useHkpTexts()
  const language = useLanguage()
  const nameOf = (nr: HkpNummer) => hkpLeistungName(nr, language) ?? nr
  const shown = from ?? value
  return (
    <FieldGroup id={id} label={label} error={error}>
      <Stack gap="xs">
        {shown.map((nr) => (
          <Checkbox
            key={nr}
            label={nameOf(nr)}
            checked={value.includes(nr)}
            onChange={({ currentTarget: { checked } }) => onChange(checked ? [...value, nr] : value.filter((one) => one !== nr))}
          />
        ))}
        {from === null && (
          <SelectField
            label={t('weitere')}
            choices={choicesOf(
              hkpNummern.filter((nr) => !value.includes(nr)),
              nameOf,
            )}
            value={null}
            onChange={(nr) => nr !== null && onChange([...value, nr])}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}

interface HolenValues extends WithAkte {
  am: IsoDate | null
  inhalt: {
    von: IsoDate | null
    bis: IsoDate | null
    verordnungsart: (typeof verordnungsarten)[number] | null
    leistungen: HkpNummer[]
    massnahmen: string
    haeufigkeit: string
  }
}

export function HolenDialog(step: BestellungStepProps<'verordnungHolen'>) {
  const t = useHkpTexts()
  const today = useToday()
  const { positionen, positionIds } = step
  const asked = positionen[0]?.hkp ?? null
  const values: HolenValues = {
    am: today,
    inhalt:
      asked === null
        ? { von: null, bis: null, verordnungsart: null, leistungen: [], massnahmen: '', haeufigkeit: '' }
        : { ...asked, leistungen: [...asked.leistungen] },
    akte: null,
  }
  return (
    <BestellungStepDialog step={step} values={values} toBody={(said) => ({ positionIds, ...said })} hinweis={t('holen')}>
      {({ form, field }) => (
        <>
          <DateField {...field('am')} label={t('geholtAm')} required maxDate={today} />
          <DateField {...field('inhalt.von')} label={t('von')} required />
          <DateField {...field('inhalt.bis')} label={t('bis')} required />
          <RadioField
            {...field('inhalt.verordnungsart')}
            label={t('art')}
            choices={choicesOf(verordnungsarten, (value) => t(`arten.${value}`))}
          />
          <LeistungenField
            id={field('inhalt.leistungen').id}
            error={field('inhalt.leistungen').error}
            label={t('leistungen')}
            value={form.values.inhalt.leistungen}
            onChange={(leistungen) => form.setFieldValue('inhalt', { ...form.getValues().inhalt, leistungen })}
            from={null}
          />
          <TextArea {...field('inhalt.massnahmen')} label={t('massnahmen')} required maxLength={500} />
          <TextField {...field('inhalt.haeufigkeit')} label={t('haeufigkeit')} required maxLength={120} />
          <AkteField form={form} field={field} />
        </>
      )}
    </BestellungStepDialog>
  )
}

interface UnterschreibenValues extends WithAkte {
  am: IsoDate | null
  wer: (typeof hkpUnterzeichner)[number] | null
  name: string
}

export function UnterschreibenDialog(step: BestellungStepProps<'verordnungUnterschreiben'>) {
  const t = useHkpTexts()
  const today = useToday()
  const { positionIds } = step
  const values: UnterschreibenValues = { am: today, wer: null, name: '', akte: null }
  return (
    <BestellungStepDialog
      step={step}
      values={values}
      toBody={({ name, ...said }) => ({ positionIds, ...said, name: said.wer === 'VERTRETUNG' ? orNull(name) : null })}
      hinweis={t('unterschreiben')}
    >
      {({ form, field }) => (
        <>
          <RadioField {...field('wer')} label={t('wer')} required choices={choicesOf(hkpUnterzeichner, (value) => t(`werWahl.${value}`))} />
          {form.values.wer === 'VERTRETUNG' && <TextField {...field('name')} label={t('name')} required maxLength={120} />}
          <DateField {...field('am')} label={t('unterschriebenAm')} required maxDate={today} />
          <AkteField form={form} field={field} />
        </>
      )}
    </BestellungStepDialog>
  )
}

/** Of the own house, as it says it in its opening hours; null until it is known. */
function useOwnLand(): Bundesland | null {
  const own = ownOrganisation(useUser())?.id ?? ''
  const { data } = useQuery({ ...profilQuery(own), enabled: own !== '' })
  return contentOf(data?.abschnitte ?? [], 'OEFFNUNG')?.bundesland ?? null
}

export function EinreichenDialog(step: BestellungStepProps<'verordnungEinreichen'>) {
  const t = useHkpTexts()
  const land = useOwnLand()
  const today = useToday()
  const { positionen, positionIds } = step
  const issued = positionen[0]?.hkpWeg?.papier.ausgestelltAm ?? null
  const values: WithAkte & { am: IsoDate | null } = { am: today, akte: null }
  return (
    <BestellungStepDialog
      step={step}
      values={values}
      toBody={(said) => ({ positionIds, ...said })}
      hinweis={issued === null ? t('einreichenOhneTag') : t('einreichen', { tag: formatDate(vorlageUntil(issued, land)) })}
    >
      {({ form, field }) => (
        <>
          <DateField {...field('am')} label={t('eingereichtAm')} required maxDate={today} />
          <AkteField form={form} field={field} />
        </>
      )}
    </BestellungStepDialog>
  )
}

interface KasseValues extends WithAkte {
  genehmigung: (typeof genehmigungen)[number] | null
  genehmigtAm: IsoDate | null
  genehmigtVon: IsoDate | null
  genehmigtBis: IsoDate | null
  genehmigteLeistungen: HkpNummer[]
  entscheidungText: string
  zugegangenAm: IsoDate | null
  genehmigungsNr: string
}

export function KasseDialog(step: BestellungStepProps<'kasseEntscheiden'>) {
  const t = useHkpTexts()
  const today = useToday()
  const { positionen, positionIds } = step
  const prescribed = positionen[0]?.hkpWeg?.papier.leistungen ?? []
  const values: KasseValues = {
    genehmigung: null,
    genehmigtAm: today,
    genehmigtVon: null,
    genehmigtBis: null,
    genehmigteLeistungen: [],
    entscheidungText: '',
    zugegangenAm: null,
    genehmigungsNr: '',
    akte: null,
  }
  return (
    <BestellungStepDialog
      step={step}
      values={values}
      toBody={({ entscheidungText, genehmigungsNr, ...said }) => {
        const refused = said.genehmigung === 'ABGELEHNT'
        return {
          positionIds,
          ...said,
          ...(refused && { genehmigtVon: null, genehmigtBis: null }),
          genehmigteLeistungen: said.genehmigung === 'TEILWEISE' ? said.genehmigteLeistungen : [],
          entscheidungText: orNull(entscheidungText),
          genehmigungsNr: orNull(genehmigungsNr),
        }
      }}
      hinweis={t('kasse')}
    >
      {(form) => <KasseFields form={form} prescribed={prescribed} />}
    </BestellungStepDialog>
  )
}

function KasseFields({ form: { form, field }, prescribed }: { form: SchemaForm<KasseValues>; prescribed: readonly HkpNummer[] }) {
  const t = useHkpTexts()
  const today = useToday()
  const { genehmigung, genehmigteLeistungen } = form.values
  return (
    <>
      <RadioField
        {...field('genehmigung')}
        label={t('genehmigung')}
        required
        choices={choicesOf(genehmigungen, (value) => t(`genehmigungen.${value}`))}
      />
      <DateField {...field('genehmigtAm')} label={t('genehmigtAm')} required maxDate={today} />
      {genehmigung !== 'ABGELEHNT' && (
        <>
          <DateField {...field('genehmigtVon')} label={t('genehmigtVon')} />
          <DateField {...field('genehmigtBis')} label={t('genehmigtBis')} />
        </>
      )}
      {genehmigung === 'TEILWEISE' && prescribed.length > 0 && (
        <LeistungenField
          id={field('genehmigteLeistungen').id}
          error={field('genehmigteLeistungen').error}
          label={t('genehmigt')}
          value={genehmigteLeistungen}
          onChange={(value) => form.setFieldValue('genehmigteLeistungen', value)}
          from={prescribed}
        />
      )}
      {genehmigung !== 'VOLL' && <TextArea {...field('entscheidungText')} label={t('begruendung')} maxLength={500} />}
      <DateField {...field('zugegangenAm')} label={t('zugegangenAm')} maxDate={today} />
      <TextField {...field('genehmigungsNr')} label={t('nummer')} maxLength={40} />
      <AkteField form={form} field={field} />
    </>
  )
}
