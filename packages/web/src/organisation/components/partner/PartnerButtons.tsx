import type { PartnerschaftStand } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { useState } from 'react'
import { useDeedKey } from '../../../form/useSchemaForm.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Group, Text } from '../../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { useProfilTexts } from '../../organisation.texts.ts'
import { useAnswerPartner, useEndPartner, useAskPartner } from '../../profil.queries.ts'
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

  if (stand === null || (stand.status === 'BEENDET' && stand.selbstBeendet === true)) return <FragenButton organisation={organisation} />
  if (stand.status === 'BEENDET') return null
  const word = ((): 'ablehnen' | 'zuruecknehmen' | 'beenden' => {
    if (wartetOnUns) return 'ablehnen'
    return stand.status === 'ANGEFRAGT' ? 'zuruecknehmen' : 'beenden'
  })()
  const { version } = stand
  return (
    <Group gap="sm">
      {wartetOnUns && <AnnehmenButton organisation={organisation} version={version} />}
      <Button look="secondary" aria-label={t(`partner.${word}Von`, { name })} onClick={() => setEndet(true)}>
        {t(`partner.${word}`)}
      </Button>
      {endet && (
        <GrundDialog
          titel={t(`partner.${word}Von`, { name })}
          text={<Text size="sm">{t('partner.text')}</Text>}
          grundWort={t('partner.grund')}
          grundHinweis={t('partner.grundHinweis')}
          knopf={t(`partner.${word}`)}
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

function AnnehmenButton({ organisation: { id, name }, version }: { organisation: { id: string; name: string }; version: number }) {
  const t = useProfilTexts()
  const answers = useAnswerPartner()
  const deedKey = useDeedKey()
  const annehmen = () =>
    answers.mutate(
      { organisationId: id, version, angenommen: true, grund: null, schluessel: deedKey({ id, version }) },
      { onSuccess: () => toastSuccess(t('partner.angenommenToast', { name })), onError: (error) => toastError(error) },
    )
  return (
    <Button busy={answers.isPending} aria-label={t('partner.annehmenVon', { name })} onClick={annehmen}>
      {t('partner.annehmen')}
    </Button>
  )
}

function FragenButton({ organisation: { id, name } }: { organisation: { id: string; name: string } }) {
  const t = useProfilTexts()
  const fragen = useAskPartner()
  const deedKey = useDeedKey()
  const frage = () =>
    fragen.mutate(
      { organisationId: id, schluessel: deedKey(id) },
      {
        onSuccess: ({ status }) => toastSuccess(t(status === 'AKTIV' ? 'partner.angenommenToast' : 'partner.gefragtToast', { name })),
        onError: (error) => toastError(error),
      },
    )
  return (
    <Button look="secondary" busy={fragen.isPending} aria-label={t('partner.fragenVon', { name })} onClick={frage}>
      {t('partner.fragen')}
    </Button>
  )
}
