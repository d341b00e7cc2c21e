import type { OrganisationEintrag } from '@dreiklang/domain/organisation/organisation.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { sucheOrganisationen } from '../../../organisation/organisation.queries.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { oderNull } from './vorgaben.ts'

interface WeiterleitenDialogProps extends SchrittProps {
  handlung: 'anPraxisWeiterleiten' | 'anApothekeWeiterleiten'
}

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
export function WeiterleitenDialog({ handlung, ...schritt }: WeiterleitenDialogProps) {
  const t = useTexts(schritteTexts)
  const { bestellung, positionen, onFertig } = schritt
  const zurApotheke = handlung === 'anApothekeWeiterleiten'
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: leer,
    abbild: ({ praxisId, apothekeId, grund, abweichungGrund }) => ({
      positionIds: positionen.map(({ id }) => id),
      grund,
      ...(zurApotheke ? { apothekeId: apothekeId?.id, abweichungGrund: oderNull(abweichungGrund) } : { praxisId: praxisId?.id }),
    }),
    onFertig,
  })
  const { form, field } = formular
  const ziel = zurApotheke ? 'apothekeId' : 'praxisId'
  return (
    <SchrittDialog schritt={{ ...schritt, handlung }} formular={formular} hinweis={t('weiterleiten.text')}>
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
    </SchrittDialog>
  )
}
