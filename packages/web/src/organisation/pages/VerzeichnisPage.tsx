import { organisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import { partnerschaftStatus } from '@dreiklang/domain/organisation/partnerschaft'
import { type VerzeichnisListRow, merkmale } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { type OrganisationArt, seiteOf } from '@dreiklang/domain/shared/akteur'
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import type { ListForm } from '../../liste/components/listForm.ts'
import { useListPage } from '../../liste/components/useListPage.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { rename } from '../../liste/components/view.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, StatusBadge } from '../../ui/feedback.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { plattformLists, verzeichnisLists } from '../components/verzeichnisList.ts'
import { profilPath } from '../organisation.paths.ts'
import { useProfilTexts } from '../organisation.texts.ts'

const partnerStaende = [...partnerschaftStatus, 'KEINE'] as const

function Verzeichnis({ art, form, plattform }: { art: OrganisationArt; form: ListForm<VerzeichnisListRow>; plattform: boolean }) {
  const t = useProfilTexts()
  const list = useListPage(form)
  const stand = plattform
    ? { id: 'status', header: t('verzeichnis.status'), cell: ({ status }: VerzeichnisListRow) => t(`status.${status}`) }
    : {
        id: 'partnerschaft',
        header: t('verzeichnis.partnerschaft'),
        cell: ({ partnerschaft }: VerzeichnisListRow) => (partnerschaft === null ? '–' : t(`partnerStand.${partnerschaft}`)),
      }
  return (
    <ListSeite
      liste={list}
      titel={t(`verzeichnis.${art}`)}
      suchePlatzhalter={t('verzeichnis.suche')}
      sortiert={() => t('verzeichnis.sortierung')}
      pfad={({ id }) => profilPath(art, id)}
      reiter={() => ({ label: t(`verzeichnis.${art}`) })}
      kopf={{ header: t('verzeichnis.name'), name: ({ name }) => name, unter: ({ strasse, hausnummer }) => `${strasse} ${hausnummer}` }}
      spalten={[
        { id: 'ort', header: t('verzeichnis.ort'), cell: ({ plz, ort }) => `${plz} ${ort}` },
        { id: 'telefon', header: t('verzeichnis.telefon'), cell: ({ telefon }) => telefon },
        { id: 'offen', header: t('verzeichnis.offen'), cell: ({ offen }) => <Offen offen={offen} /> },
        {
          id: 'merkmale',
          header: t('verzeichnis.merkmale'),
          cell: (row) => row.merkmale.map((m) => t(`merkmal.${m}`)).join(', ') || '–',
        },
        stand,
      ]}
      filter={{
        merkmal: { label: t('verzeichnis.merkmal'), name: rename(merkmale, (value) => t(`merkmal.${value}`)) },
        offen: { label: t('verzeichnis.offen') },
        partnerschaft: { label: t('verzeichnis.partnerschaft'), name: rename(partnerStaende, (value) => t(`partnerStand.${value}`)) },
        status: { label: t('verzeichnis.status'), name: rename(organisationStatus, (value) => t(`status.${value}`)) },
      }}
      worte={{ leer: () => ({ titel: t('verzeichnis.leer'), text: t('verzeichnis.leerText') }) }}
      dateiname={art.toLowerCase()}
    />
  )
}

function Offen({ offen }: { offen: boolean | null }) {
  const t = useProfilTexts()
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
  const t = useProfilTexts()
  const { roles } = useUser()
  if (art === 'APOTHEKE' && roles.some((rolle) => seiteOf(rolle) === 'ARZT')) {
    return (
      <>
        <PageHeader title={t(`verzeichnis.${art}`)} />
        <Alert tone="info">{t('verzeichnis.gesperrt')}</Alert>
      </>
    )
  }
  const plattform = roles.includes('ROLE_ADMIN')
  return <Verzeichnis art={art} plattform={plattform} form={(plattform ? plattformLists : verzeichnisLists)[art]} />
}

const seiteFor = (art: OrganisationArt) => ({
  Page: () => <VerzeichnisOderGrund art={art} />,
})

export const verzeichnisSeiten = {
  PFLEGEDIENST: { ...seiteFor('PFLEGEDIENST'), prefetch: prefetchList(verzeichnisLists.PFLEGEDIENST) },
  APOTHEKE: seiteFor('APOTHEKE'),
  ARZTPRAXIS: { ...seiteFor('ARZTPRAXIS'), prefetch: prefetchList(verzeichnisLists.ARZTPRAXIS) },
}
