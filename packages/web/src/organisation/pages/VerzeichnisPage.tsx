import type { VerzeichnisZeile } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { type OrganisationArt, seiteVon } from '@dreiklang/domain/shared/akteur'
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react'
import type { ListenForm } from '../../liste/components/listenForm.ts'
import { ListenSeite } from '../../liste/components/ListenSeite.tsx'
import { useListe } from '../../liste/components/useListe.ts'
import { prefetchListe } from '../../liste/liste.queries.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { StatusBadge } from '../../ui/Badge.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { plattformListen, verzeichnisListen } from '../components/verzeichnisListe.ts'
import { profilPfad } from '../organisation.paths.ts'
import { profilTexts } from '../profil.texts.ts'

type Merkmal = VerzeichnisZeile['merkmale'][number]
type PartnerStand = NonNullable<VerzeichnisZeile['partnerschaft']> | 'KEINE'

function Verzeichnis({ art, form, plattform }: { art: OrganisationArt; form: ListenForm<VerzeichnisZeile>; plattform: boolean }) {
  const t = useTexts(profilTexts)
  const liste = useListe(form)
  const stand = plattform
    ? { id: 'status', header: t('verzeichnis.status'), cell: ({ status }: VerzeichnisZeile) => t(`status.${status}`) }
    : {
        id: 'partnerschaft',
        header: t('verzeichnis.partnerschaft'),
        cell: ({ partnerschaft }: VerzeichnisZeile) => (partnerschaft === null ? '–' : t(`partnerStand.${partnerschaft}`)),
      }
  return (
    <ListenSeite
      liste={liste}
      titel={t(`verzeichnis.${art}`)}
      suchePlatzhalter={t('verzeichnis.suche')}
      sortiert={() => t('verzeichnis.sortierung')}
      pfad={({ id }) => profilPfad(art, id)}
      reiter={() => ({ label: t(`verzeichnis.${art}`) })}
      kopf={{ header: t('verzeichnis.name'), name: ({ name }) => name, unter: ({ strasse, hausnummer }) => `${strasse} ${hausnummer}` }}
      spalten={[
        { id: 'ort', header: t('verzeichnis.ort'), cell: ({ plz, ort }) => `${plz} ${ort}` },
        { id: 'telefon', header: t('verzeichnis.telefon'), cell: ({ telefon }) => telefon },
        { id: 'offen', header: t('verzeichnis.offen'), cell: ({ offen }) => <Offen offen={offen} /> },
        {
          id: 'merkmale',
          header: t('verzeichnis.merkmale'),
          cell: ({ merkmale }) => merkmale.map((m) => t(`merkmal.${m}`)).join(', ') || '–',
        },
        stand,
      ]}
      filter={{
        merkmal: { label: t('verzeichnis.merkmal'), name: (wert) => t(`merkmal.${wert as Merkmal}`) },
        offen: { label: t('verzeichnis.offen') },
        partnerschaft: { label: t('verzeichnis.partnerschaft'), name: (wert) => t(`partnerStand.${wert as PartnerStand}`) },
        status: { label: t('verzeichnis.status'), name: (wert) => t(`status.${wert as VerzeichnisZeile['status']}`) },
      }}
      worte={{ leer: () => ({ titel: t('verzeichnis.leer'), text: t('verzeichnis.leerText') }) }}
      dateiname={art.toLowerCase()}
    />
  )
}

function Offen({ offen }: { offen: boolean | null }) {
  const t = useTexts(profilTexts)
  if (offen === null)
    return (
      <StatusBadge tone="neutral" icon={<IconHelpCircle size={16} />}>
        {t('verzeichnis.unbekannt')}
      </StatusBadge>
    )
  return (
    <StatusBadge tone={offen ? 'success' : 'neutral'} icon={offen ? <IconCircleCheck size={16} /> : <IconCircleX size={16} />}>
      {t(offen ? 'verzeichnis.geoeffnet' : 'verzeichnis.geschlossen')}
    </StatusBadge>
  )
}

/** A practice that typed the address is told why there is nothing to see. */
function VerzeichnisOderGrund({ art }: { art: OrganisationArt }) {
  const t = useTexts(profilTexts)
  const { roles } = useUser()
  if (art === 'APOTHEKE' && roles.some((rolle) => seiteVon(rolle) === 'ARZT')) {
    return (
      <>
        <PageHeader title={t(`verzeichnis.${art}`)} />
        <Alert tone="info">{t('verzeichnis.gesperrt')}</Alert>
      </>
    )
  }
  const plattform = roles.includes('ROLE_ADMIN')
  return <Verzeichnis art={art} plattform={plattform} form={(plattform ? plattformListen : verzeichnisListen)[art]} />
}

const seiteFuer = (art: OrganisationArt) => ({
  Page: () => <VerzeichnisOderGrund art={art} />,
})

/** The directory of each kind of organisation. */
export const verzeichnisSeiten = {
  PFLEGEDIENST: { ...seiteFuer('PFLEGEDIENST'), prefetch: prefetchListe(verzeichnisListen.PFLEGEDIENST) },
  APOTHEKE: seiteFuer('APOTHEKE'),
  ARZTPRAXIS: { ...seiteFuer('ARZTPRAXIS'), prefetch: prefetchListe(verzeichnisListen.ARZTPRAXIS) },
}
