import type { PartnerschaftStand } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { useDeedKey } from '../../../form/useSchemaForm.ts'
import { Button } from '../../../ui/buttons.tsx'
import { StatusBadge } from '../../../ui/feedback.tsx'
import { Group, Text } from '../../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { useProfilTexts } from '../../organisation.texts.ts'
import { useAnswerPartner, useEndPartner, useAskPartner } from '../../organisation.queries.ts'
import { GrundDialog } from '../GrundDialog.tsx'

interface PartnerButtonsProps {
  organisation: { id: string; name: string }
  /** Null: nobody has asked. */
  stand: PartnerschaftStand | null
}

export function PartnerButtons({ organisation, stand }: PartnerButtonsProps) {
  const t = useProfilTexts()
  const [endet, setEndet] = useState(false)
  const beenden = useEndPartner()
  const answers = useAnswerPartner()
  const { id: organisationId, name } = organisation
  const wartetOnUns = stand?.status === 'ANGEFRAGT' && !stand.selbstGefragt

  if (stand === null || (stand.status === 'BEENDET' && stand.selbstBeendet === true))
    return <YesButton organisation={organisation} version={null} />
  if (stand.status === 'BEENDET') return null
  const word = ((): 'ablehnen' | 'zuruecknehmen' | 'beenden' => {
    if (wartetOnUns) return 'ablehnen'
    return stand.status === 'ANGEFRAGT' ? 'zuruecknehmen' : 'beenden'
  })()
  const { version } = stand
  return (
    <Group gap="sm">
      {wartetOnUns && <YesButton organisation={organisation} version={version} />}
      <Button look="secondary" aria-label={t(`partner.${word}Von`, { name })} onClick={() => setEndet(true)}>
        {t(`partner.tat.${word}`)}
      </Button>
      {endet && (
        <GrundDialog
          titel={t(`partner.${word}Von`, { name })}
          text={<Text size="sm">{t('partner.text')}</Text>}
          grundWort={t('partner.grund')}
          grundHinweis={t('partner.grundHinweis')}
          knopf={t(`partner.tat.${word}`)}
          gefahr
          run={async (grund, schluessel) => {
            const step = { organisationId, version, grund, schluessel }
            await (wartetOnUns ? answers.mutateAsync({ ...step, angenommen: false }) : beenden.mutateAsync(step))
            toastSuccess(t('partner.beendetToast', { name }))
          }}
          onClose={() => setEndet(false)}
        />
      )}
    </Group>
  )
}

/** `version` null: nobody has asked. */
function YesButton({ organisation: { id, name }, version }: { organisation: { id: string; name: string }; version: number | null }) {
  const t = useProfilTexts()
  const answers = useAnswerPartner()
  const asks = useAskPartner()
  const deedKey = useDeedKey()
  const word = version === null ? 'fragen' : 'annehmen'
  const say = () => {
    const step = { organisationId: id, schluessel: deedKey({ id, version }) }
    const told = {
      onSuccess: ({ status }: PartnerschaftStand) =>
        toastSuccess(t(status === 'AKTIV' ? 'partner.angenommenToast' : 'partner.gefragtToast', { name })),
      onError: toastError,
    }
    if (version === null) asks.mutate(step, told)
    else answers.mutate({ ...step, version, angenommen: true, grund: null }, told)
  }
  return (
    <Button
      look={version === null ? 'secondary' : 'primary'}
      busy={asks.isPending || answers.isPending}
      aria-label={t(`partner.${word}Von`, { name })}
      onClick={say}
    >
      {t(`partner.tat.${word}`)}
    </Button>
  )
}

export function PartnerStandZeichen({ stand: { status, selbstGefragt, selbstBeendet } }: { stand: PartnerschaftStand }) {
  const t = useProfilTexts()
  const zeichen = {
    AKTIV: { tone: 'success', Bild: IconCircleCheck, word: 'AKTIV' },
    ANGEFRAGT: { tone: selbstGefragt ? 'neutral' : 'warning', Bild: IconHourglass, word: selbstGefragt ? 'gefragt' : 'wartet' },
    BEENDET: { tone: 'neutral', Bild: IconCircleX, word: selbstBeendet === true ? 'beendetSelbst' : 'beendetAndere' },
  } as const
  const { tone, Bild, word } = zeichen[status]
  return (
    <StatusBadge tone={tone} icon={<Bild size={16} />}>
      {t(`partner.${word}`)}
    </StatusBadge>
  )
}
