import type { OrganisationEintrag } from '@dreiklang/domain/organisation/organisation.contract'
import { sucheOrganisationen } from '../../../organisation/organisation.queries.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { orNull } from '../../../ui/useSchemaForm.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { BestellungStepDialog, type BestellungStepProps, useBestellungStep } from './bestellungStep.tsx'

interface Werte {
  praxisId: OrganisationEintrag | null
  apothekeId: OrganisationEintrag | null
  grund: string
  abweichungGrund: string
}

const sucheApotheken = sucheOrganisationen('APOTHEKE')
const suchePraxen = sucheOrganisationen('ARZTPRAXIS')

const leer: Werte = { praxisId: null, apothekeId: null, grund: '', abweichungGrund: '' }

/** E21: another practice or another pharmacy. */
export function WeiterleitenDialog(step: BestellungStepProps<'anPraxisWeiterleiten' | 'anApothekeWeiterleiten'>) {
  const t = useTexts(schritteTexts)
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
      <AsyncSelect<OrganisationEintrag>
        {...field(ziel)}
        value={form.values[ziel]}
        label={t(zurApotheke ? 'feld.apotheke' : 'feld.praxis')}
        required
        search={zurApotheke ? sucheApotheken : suchePraxen}
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
