import type { PartnerschaftStand } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Group, Text } from '../../../ui/layout.ts'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useAntwortePartner, useBeendePartner, useFragePartner } from '../../profil.queries.ts'
import { profilTexts } from '../../profil.texts.ts'
import { GrundDialog } from '../GrundDialog.tsx'

interface PartnerKnoepfeProps {
  organisation: { id: string; name: string }
  /** Null: nobody has asked. */
  stand: PartnerschaftStand | null
}

/** What the manager may do with a pair next; the server decides it again. */
export function PartnerKnoepfe({ organisation, stand }: PartnerKnoepfeProps) {
  const t = useTexts(profilTexts)
  const [endet, setEndet] = useState(false)
  const beenden = useBeendePartner()
  const antworten = useAntwortePartner()
  const { id: organisationId, name } = organisation
  const wartetAufUns = stand?.status === 'ANGEFRAGT' && !stand.selbstGefragt

  if (stand === null || (stand.status === 'BEENDET' && stand.selbstBeendet === true)) return <FragenKnopf organisation={organisation} />
  if (stand.status === 'BEENDET') return null
  const wort = ((): 'ablehnen' | 'zuruecknehmen' | 'beenden' => {
    if (wartetAufUns) return 'ablehnen'
    return stand.status === 'ANGEFRAGT' ? 'zuruecknehmen' : 'beenden'
  })()
  const { version } = stand
  return (
    <Group gap="sm">
      {wartetAufUns && <AnnehmenKnopf organisation={organisation} version={version} />}
      <Button look="secondary" aria-label={t(`partner.${wort}Von`, { name })} onClick={() => setEndet(true)}>
        {t(`partner.${wort}`)}
      </Button>
      {endet && (
        <GrundDialog
          titel={t(`partner.${wort}Von`, { name })}
          text={<Text size="sm">{t('partner.text')}</Text>}
          grundWort={t('partner.grund')}
          grundHinweis={t('partner.grundHinweis')}
          knopf={t(`partner.${wort}`)}
          gefahr
          tue={async (grund, schluessel) => {
            const schritt = { organisationId, version, grund, schluessel }
            await (wartetAufUns ? antworten.mutateAsync({ ...schritt, angenommen: false }) : beenden.mutateAsync(schritt))
            toastSuccess(t('partner.beendetToast', { name }))
          }}
          onClose={() => setEndet(false)}
        />
      )}
    </Group>
  )
}

function AnnehmenKnopf({ organisation: { id, name }, version }: { organisation: { id: string; name: string }; version: number }) {
  const t = useTexts(profilTexts)
  const antworten = useAntwortePartner()
  const deedKey = useDeedKey()
  const annehmen = () =>
    antworten.mutate(
      { organisationId: id, version, angenommen: true, grund: null, schluessel: deedKey({ id, version }) },
      { onSuccess: () => toastSuccess(t('partner.angenommenToast', { name })), onError: (error) => toastError(error) },
    )
  return (
    <Button busy={antworten.isPending} aria-label={t('partner.annehmenVon', { name })} onClick={annehmen}>
      {t('partner.annehmen')}
    </Button>
  )
}

function FragenKnopf({ organisation: { id, name } }: { organisation: { id: string; name: string } }) {
  const t = useTexts(profilTexts)
  const fragen = useFragePartner()
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
