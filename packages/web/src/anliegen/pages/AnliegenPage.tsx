import { anliegenArten, anliegenStatus, moeglicheSchritte, type Schritt } from '@dreiklang/domain/anliegen/anliegen'
import type { AnliegenZeile } from '@dreiklang/domain/anliegen/anliegen.contract'
import { IconQrcode } from '@tabler/icons-react'
import { benenne } from '../../liste/components/darstellung.ts'
import { ListenSeite } from '../../liste/components/ListenSeite.tsx'
import { useListe } from '../../liste/components/useListe.ts'
import { prefetchListe } from '../../liste/liste.queries.ts'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { einAnliegenPath, formularEinstellenPath } from '../anliegen.paths.ts'
import { geheSchritt, useAnliegenLive } from '../anliegen.queries.ts'
import { anliegenTexts } from '../anliegen.texts.ts'
import { anliegenListe } from '../components/anliegenListe.ts'
import { AnrufKnopf } from '../components/AnrufKnopf.tsx'
import { StatusPlakette } from '../components/StatusPlakette.tsx'
import { istLeitung } from '../components/leitung.ts'

export const anliegenPage = { Page: AnliegenPage, prefetch: prefetchListe(anliegenListe) }

const reiterIds = ['offen', 'abgeschlossen', 'alle'] as const

function AnliegenPage() {
  const t = useTexts(anliegenTexts)
  if (!useUser().roles.includes('ROLE_ADMIN')) return <Liste />
  return (
    <>
      <PageHeader title={t('liste.titel')} />
      <Alert tone="info">{t('nichtIhre')}</Alert>
    </>
  )
}

function Liste() {
  const t = useTexts(anliegenTexts)
  const ich = useUser()
  const liste = useListe(anliegenListe)
  useAnliegenLive()
  const name = (zeile: AnliegenZeile) => zeile.name ?? t('liste.unlesbar')
  const geht = (schritt: Schritt) => (zeile: AnliegenZeile) =>
    moeglicheSchritte({ status: zeile.status, zustaendigId: zeile.zustaendig?.id ?? null }, ich.id).includes(schritt)
  const sammelTat = (schritt: 'UEBERNEHMEN' | 'ERLEDIGEN', text: string) => ({
    id: schritt,
    name: t(`schritt.${schritt}`),
    text,
    geht: geht(schritt),
    tue: (zeile: AnliegenZeile, schluessel: string) => geheSchritt(zeile, { schritt, grund: null }, schluessel),
  })
  return (
    <ListenSeite
      liste={liste}
      titel={t('liste.titel')}
      untertitel={t('liste.untertitel')}
      knoepfe={
        istLeitung(ich.roles) && (
          <LinkButton look="secondary" to={formularEinstellenPath} icon={<IconQrcode size={20} aria-hidden />}>
            {t('liste.formular')}
          </LinkButton>
        )
      }
      reiter={(id) => ({ label: benenne(reiterIds, (einer) => t(`liste.${einer}`))(id) })}
      sortiert={() => t('liste.neueste')}
      pfad={({ id }) => einAnliegenPath(id)}
      kopf={{ header: t('liste.name'), name, unter: ({ nummer, art }) => `${t(`art.${art}`)} · ${nummer}` }}
      spalten={[
        { id: 'status', header: t('liste.status'), cell: ({ status }) => <StatusPlakette status={status} /> },
        { id: 'wer', header: t('liste.wer'), cell: ({ wer }) => t(`wer.${wer}`) },
        { id: 'telefon', header: t('liste.telefon'), cell: ({ telefon }) => telefon !== null && <AnrufKnopf telefon={telefon} /> },
        {
          id: 'eingang',
          header: t('liste.eingang'),
          cell: ({ eingegangenAm, mal }) => (
            <>
              <RelativeTime instant={eingegangenAm} />
              {mal > 1 && `, ${t('liste.mal', { count: mal })}`}
            </>
          ),
        },
        { id: 'zustaendig', header: t('liste.zustaendig'), cell: ({ zustaendig }) => zustaendig?.name ?? t('liste.niemand') },
        {
          id: 'wunschtag',
          header: t('liste.wunschtag'),
          cell: ({ wunschtag }) => (wunschtag === null ? '–' : formatDate(wunschtag)),
          standard: false,
        },
      ]}
      filter={{
        status: { label: t('liste.status'), name: benenne(anliegenStatus, (wert) => t(`status.${wert}`)) },
        art: { label: t('liste.art'), name: benenne(anliegenArten, (wert) => t(`art.${wert}`)) },
        nurMeine: { label: t('liste.nurMeine') },
      }}
      sammel={[sammelTat('UEBERNEHMEN', t('liste.uebernehmenText')), sammelTat('ERLEDIGEN', t('liste.erledigenText'))]}
      worte={{ leer: () => ({ titel: t('liste.leer'), text: t('liste.leerText') }) }}
    />
  )
}
