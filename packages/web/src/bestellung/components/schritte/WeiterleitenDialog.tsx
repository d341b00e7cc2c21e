import type { OrganisationEntry } from '@dreiklang/domain/organisation/organisation.contract'
import { useQuery } from '@tanstack/react-query'
import { AsyncSelect } from '../../../form/AsyncSelect.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { type SchemaForm, orNull } from '../../../form/useSchemaForm.ts'
import { klientQuery } from '../../../klient/klient.queries.ts'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { Text } from '../../../ui/layout.tsx'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { AbweichungFields, type AbweichungValues, readAbweichung, emptyAbweichung } from '../AbweichungFields.tsx'
import { SchweigepflichtAlert } from '../SchweigepflichtAlert.tsx'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

interface Values {
  praxisId: OrganisationEntry | null
  apothekeId: OrganisationEntry | null
  grund: string
  abweichung: AbweichungValues
  abweichungGrund: string
}

const empty: Values = { praxisId: null, apothekeId: null, grund: '', abweichung: emptyAbweichung, abweichungGrund: '' }

export function WeiterleitenDialog(step: BestellungStepProps<'anPraxisWeiterleiten' | 'anApothekeWeiterleiten'>) {
  const t = useStepsTexts()
  const { handlung, positionIds, bestellung } = step
  const { klientId } = bestellung
  const zurApotheke = handlung === 'anApothekeWeiterleiten'
  const target = zurApotheke ? 'apothekeId' : 'praxisId'
  return (
    <BestellungStepDialog
      step={step}
      values={empty}
      toBody={({ praxisId, apothekeId, grund, abweichung, abweichungGrund }) => ({
        positionIds,
        grund,
        ...(zurApotheke
          ? { apothekeId: apothekeId?.id, abweichung: readAbweichung(abweichung), abweichungGrund: orNull(abweichungGrund) }
          : { praxisId: praxisId?.id }),
      })}
      hinweis={t(zurApotheke ? 'weiterleiten.text' : 'weiterleiten.praxis')}
    >
      {(form) => (
        <>
          <AsyncSelect<OrganisationEntry>
            {...form.field(target)}
            label={t(zurApotheke ? 'feld.apotheke' : 'feld.praxis')}
            required
            search={searchOrganisationen(zurApotheke ? 'APOTHEKE' : 'ARZTPRAXIS')}
            itemKey={({ id }) => id}
            itemLabel={({ name, ort }) => `${name}, ${ort}`}
          />
          {bestellung.seite === 'PFLEGE' && klientId !== null && <Unreleased klientId={klientId} values={form.form.values} />}
          <TextArea {...form.field('grund')} label={t('feld.grundText')} required maxLength={500} />
          {zurApotheke && klientId !== null && <OtherThanChosen klientId={klientId} form={form} />}
        </>
      )}
    </BestellungStepDialog>
  )
}

function Unreleased({ klientId, values: { praxisId, apothekeId } }: { klientId: string; values: Values }) {
  if (praxisId !== null) return <SchweigepflichtAlert klientId={klientId} empfaenger={{ art: 'PRAXIS', organisationId: praxisId.id }} />
  if (apothekeId !== null)
    return <SchweigepflichtAlert klientId={klientId} empfaenger={{ art: 'APOTHEKE', organisationId: apothekeId.id }} />
  return null
}

/** To the Klient's own choice nothing has to be declared. */
function OtherThanChosen({ klientId, form: { form, field } }: { klientId: string; form: SchemaForm<Values> }) {
  const t = useStepsTexts()
  const { data: klient } = useQuery(klientQuery(klientId))
  const { apothekeId, abweichung, abweichungGrund } = form.values
  const choice = klient?.apothekenwahl ?? null
  const own = choice !== null && choice.apothekeId === apothekeId?.id
  return (
    <>
      {klient !== undefined && (
        <Text size="sm">{choice === null ? t('weiterleiten.ohneWahl') : t('weiterleiten.wahl', { name: choice.name })}</Text>
      )}
      {apothekeId !== null && !own && (
        <AbweichungFields
          values={abweichung}
          grund={abweichungGrund}
          marked={(path) => {
            const { id, error } = field(path)
            return { id, error: typeof error === 'string' ? error : undefined }
          }}
          onChange={(change) => {
            form.setFieldValue('abweichung', { ...abweichung, ...change })
            for (const name of Object.keys(change)) form.clearFieldError(`abweichung.${name}`)
          }}
          onGrund={(grund) => form.setFieldValue('abweichungGrund', grund)}
        />
      )}
    </>
  )
}
