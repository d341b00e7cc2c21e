import type { OrganisationEntry } from '@dreiklang/domain/organisation/organisation.contract'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { orNull } from '../../../ui/useSchemaForm.ts'
import { stepsTexts } from '../../steps.texts.ts'
import { BestellungStepDialog, type BestellungStepProps, useBestellungStep } from './bestellungStep.tsx'

interface Values {
  praxisId: OrganisationEntry | null
  apothekeId: OrganisationEntry | null
  grund: string
  abweichungGrund: string
}

const searchApotheken = searchOrganisationen('APOTHEKE')
const searchPraxen = searchOrganisationen('ARZTPRAXIS')

const leer: Values = { praxisId: null, apothekeId: null, grund: '', abweichungGrund: '' }

export function WeiterleitenDialog(step: BestellungStepProps<'anPraxisWeiterleiten' | 'anApothekeWeiterleiten'>) {
  const t = useTexts(stepsTexts)
  const { handlung, positionen } = step
  const zurApotheke = handlung === 'anApothekeWeiterleiten'
  const formular = useBestellungStep(step, {
    values: leer,
    toBody: ({ praxisId, apothekeId, grund, abweichungGrund }) => ({
      positionIds: positionen.map(({ id }) => id),
      grund,
      ...(zurApotheke ? { apothekeId: apothekeId?.id, abweichungGrund: orNull(abweichungGrund) } : { praxisId: praxisId?.id }),
    }),
  })
  const { form, field } = formular
  const ziel = zurApotheke ? 'apothekeId' : 'praxisId'
  return (
    <BestellungStepDialog step={step} form={formular} hinweis={t('weiterleiten.text')}>
      <AsyncSelect<OrganisationEntry>
        {...field(ziel)}
        value={form.values[ziel]}
        label={t(zurApotheke ? 'feld.apotheke' : 'feld.praxis')}
        required
        search={zurApotheke ? searchApotheken : searchPraxen}
        itemKey={({ id }) => id}
        itemLabel={({ name, ort }) => `${name}, ${ort}`}
      />
      <TextArea {...field('grund')} label={t('feld.grundText')} required maxLength={500} />
      {zurApotheke && (
        <TextArea
          {...field('abweichungGrund')}
          label={t('feld.abweichungGrund')}
          description={t('feld.abweichungHinweis')}
          maxLength={250}
        />
      )}
    </BestellungStepDialog>
  )
}
