import { anliegenArten, anliegenStatus, possibleSteps, type Step } from '@dreiklang/domain/anliegen/anliegen'
import { anliegenContract, type AnliegenListRow } from '@dreiklang/domain/anliegen/anliegen.contract'
import { IconQrcode } from '@tabler/icons-react'
import { defineList } from '../../liste/components/listForm.ts'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { useListPage } from '../../liste/components/useListPage.ts'
import { rename } from '../../liste/components/view.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { formatDate } from '../../shared/format.ts'
import { useUser } from '../../shared/session.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { NotYours } from '../../ui/feedback.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { einAnliegenPath, formularEinstellenPath } from '../anliegen.paths.ts'
import { useAnliegenLive, walkStep } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'
import { AnrufButton } from '../components/AnrufButton.tsx'
import { isLeitung } from '../components/leitung.ts'
import { StatusPlakette } from '../components/StatusPlakette.tsx'

const anliegenList = defineList({
  id: 'anliegen.eingang',
  call: anliegenContract.list,
  schluessel: ['anliegen', 'liste'],
  filter: {
    status: { art: 'mehrfach', werte: anliegenStatus },
    art: { art: 'mehrfach', werte: anliegenArten },
    nurMeine: { art: 'schalter' },
  },
  reiter: [
    { id: 'offen', fest: { status: ['NEU', 'IN_ARBEIT'] } },
    { id: 'abgeschlossen', fest: { status: ['ERLEDIGT', 'ABGELEHNT'] } },
    { id: 'alle' },
  ],
  sortierungen: ['neueste'],
})

export const anliegenPage = { Page: AnliegenPage, prefetch: prefetchList(anliegenList) }

const reiterIds = ['offen', 'abgeschlossen', 'alle'] as const

function AnliegenPage() {
  const t = useAnliegenTexts()
  if (!useUser().roles.includes('ROLE_ADMIN')) return <Liste />
  return <NotYours title={t('liste.titel')}>{t('nichtIhre')}</NotYours>
}

function Liste() {
  const t = useAnliegenTexts()
  const me = useUser()
  const list = useListPage(anliegenList)
  useAnliegenLive()
  const name = (row: AnliegenListRow) => row.name ?? t('liste.unlesbar')
  const geht = (step: Step) => (row: AnliegenListRow) =>
    possibleSteps({ status: row.status, zustaendigId: row.zustaendig?.id ?? null }, me.id).includes(step)
  const sammelTat = (schritt: 'UEBERNEHMEN' | 'ERLEDIGEN', text: string) => ({
    id: schritt,
    name: t(`schritt.${schritt}`),
    text,
    geht: geht(schritt),
    run: (row: AnliegenListRow, key: string) => walkStep(row, { schritt, grund: null }, key),
  })
  return (
    <ListSeite
      liste={list}
      titel={t('liste.titel')}
      untertitel={t('liste.untertitel')}
      buttons={
        isLeitung(me.roles) && (
          <LinkButton look="secondary" to={formularEinstellenPath} icon={<IconQrcode size={20} aria-hidden />}>
            {t('liste.formular')}
          </LinkButton>
        )
      }
      reiter={(id) => ({ label: rename(reiterIds, (one) => t(`liste.${one}`))(id) })}
      sortiert={() => t('liste.neueste')}
      pfad={({ id }) => einAnliegenPath(id)}
      kopf={{ header: t('liste.name'), name, unter: ({ nummer, art }) => `${t(`art.${art}`)} · ${nummer}` }}
      spalten={[
        { id: 'status', header: t('liste.status'), cell: ({ status }) => <StatusPlakette status={status} /> },
        { id: 'wer', header: t('liste.wer'), cell: ({ wer }) => t(`wer.${wer}`) },
        { id: 'telefon', header: t('liste.telefon'), cell: ({ telefon }) => telefon !== null && <AnrufButton telefon={telefon} /> },
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
        status: { label: t('liste.status'), name: rename(anliegenStatus, (value) => t(`status.${value}`)) },
        art: { label: t('liste.art'), name: rename(anliegenArten, (value) => t(`art.${value}`)) },
        nurMeine: { label: t('liste.nurMeine') },
      }}
      sammel={[sammelTat('UEBERNEHMEN', t('liste.uebernehmenText')), sammelTat('ERLEDIGEN', t('liste.erledigenText'))]}
      worte={{ leer: () => ({ titel: t('liste.leer'), text: t('liste.leerText') }) }}
    />
  )
}
