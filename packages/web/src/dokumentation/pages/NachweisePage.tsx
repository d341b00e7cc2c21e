import { kostentraegerListe } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import { type NachweisListRow, nachweisStaende, nachweislisteContract } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import { type IsoDate, plusMonths } from '@dreiklang/domain/shared/time'
import { IconHomeHeart, IconPrinter } from '@tabler/icons-react'
import { useRef } from 'react'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useMayMaintainKlienten } from '../../klient/components/useMayMaintainKlienten.ts'
import { defineList } from '../../liste/components/listForm.ts'
import { ListSeite } from '../../liste/components/ListSeite.tsx'
import { type Liste, useListPage } from '../../liste/components/useListPage.ts'
import { rename } from '../../liste/components/view.ts'
import { prefetchList } from '../../liste/liste.queries.ts'
import { formatMonth } from '../../shared/format.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { todayInBerlin, useToday } from '../../shared/useToday.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import { useNachweisColumns } from '../components/useNachweisColumns.tsx'
import { leistungsnachweisPath, nachweisDruckPath } from '../dokumentation.paths.ts'
import { nachweislisteKey } from '../dokumentation.queries.ts'
import { useNachweislisteTexts } from '../dokumentation.texts.ts'

/** What was provided longer ago is seldom billed any more. */
const months = 24

function buildForms(first: IsoDate) {
  const [current = '', ...earlier] = Array.from({ length: months }, (_, back) => plusMonths(first, -back).slice(0, 7))
  const form = defineList<NachweisListRow>({
    id: 'dokumentation.nachweise',
    call: nachweislisteContract.list,
    schluessel: nachweislisteKey,
    filter: { monat: { art: 'wahl', werte: [current, ...earlier] }, traeger: { art: 'wahl', werte: kostentraegerListe } },
    reiter: [{ id: 'alle' }, ...nachweisStaende.map((stand) => ({ id: stand, fest: { stand } }))],
    sortierungen: ['name'],
    limit: 50,
  })
  return { team: form, leitung: { ...form, exportCall: nachweislisteContract.export } }
}

let built: { first: IsoDate; forms: ReturnType<typeof buildForms> } | null = null

/** The same objects all month, because screens ask for them on every render. */
function formsOf(today: IsoDate): ReturnType<typeof buildForms> {
  const first = `${today.slice(0, 7)}-01`
  if (built?.first !== first) built = { first, forms: buildForms(first) }
  return built.forms
}

export const nachweisePage: { Page: typeof NachweisePage; prefetch: ReturnType<typeof prefetchList> } = {
  Page: NachweisePage,
  prefetch: (client, search) => prefetchList(formsOf(todayInBerlin()).team)(client, search),
}

function NachweisePage() {
  const t = useNachweislisteTexts()
  const today = useToday()
  const { team, leitung } = formsOf(today)
  const list = useListPage(useMayMaintainKlienten() ? leitung : team)
  const columns = useNachweisColumns()
  const goTo = useGoTo()
  const chosen = useRef<string[]>([])
  const monat = typeof list.suche.filter['monat'] === 'string' ? list.suche.filter['monat'] : today.slice(0, 7)
  const { cursor: _cursor, limit: _limit, ...filter } = list.anfrage
  const asked = Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  return (
    <ListSeite
      liste={list}
      titel={t('titel')}
      mehr={[{ id: 'besuche', label: t('hausbesuche'), icon: <IconHomeHeart size={18} aria-hidden />, to: hausbesuchePath }]}
      buttons={
        <LinkButton look="secondary" to={nachweisDruckPath({ ...asked, monat })} icon={<IconPrinter size={20} aria-hidden />}>
          {t('drucken')}
        </LinkButton>
      }
      darueber={<MonthButtons list={list} monat={monat} newest={today.slice(0, 7)} />}
      suchePlatzhalter={t('suche')}
      reiter={(id) => ({ label: rename(['alle', ...nachweisStaende], (one) => t(`reiter.${one}`))(id) })}
      sortiert={() => t('sortiert')}
      pfad={({ id, von }) => leistungsnachweisPath(id, von)}
      ton={({ unterschrift }) => (unterschrift === 'GEAENDERT' ? 'warning' : null)}
      {...columns}
      filter={{
        monat: { label: t('monat'), name: (value) => formatMonth(`${value}-01`) },
        traeger: { label: t('spalte.traeger'), name: rename(kostentraegerListe, (one) => t(`traeger.${one}`)) },
      }}
      sammel={[
        {
          id: 'drucken',
          name: t('gewaehlteDrucken'),
          text: t('gewaehlteText'),
          geht: () => true,
          run: async ({ id }: NachweisListRow) => {
            chosen.current = [...chosen.current.filter((one) => one !== id), id]
          },
          danach: async () => {
            const klientId = chosen.current
            chosen.current = []
            goTo(nachweisDruckPath({ monat, klientId }))
          },
        },
      ]}
      dateiname={`leistungsnachweise-${monat}`}
      worte={{
        leer: (reiter) =>
          reiter === 'alle' ? { titel: t('leer'), text: t('leerText') } : { titel: t('leerReiter'), text: t('leerReiterText') },
      }}
    />
  )
}

function MonthButtons({ list, monat, newest }: { list: Liste<NachweisListRow>; monat: string; newest: string }) {
  const t = useNachweislisteTexts()
  const go = (by: number) => list.filtere({ filter: { monat: plusMonths(`${monat}-01`, by).slice(0, 7) } })
  const oldest = plusMonths(`${newest}-01`, 1 - months).slice(0, 7)
  return (
    <Group gap="sm">
      {monat > oldest && (
        <Button look="secondary" onClick={() => go(-1)} data-no-print>
          {t('vormonat')}
        </Button>
      )}
      <Text fw={600}>{t('gezeigt', { monat: formatMonth(`${monat}-01`) })}</Text>
      {monat < newest && (
        <Button look="secondary" onClick={() => go(1)} data-no-print>
          {t('folgemonat')}
        </Button>
      )}
    </Group>
  )
}
