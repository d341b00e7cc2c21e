import { type FristArt, fristArten, usualVoraus, vorausDays } from '@dreiklang/domain/frist/frist'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarDown, IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { SelectField, Switch } from '../../form/choiceFields.tsx'
import { usePage } from '../../hausbesuch/components/anzeige.tsx'
import { useSearchState } from '../../shared/searchState.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { Alert, EmptyState, showQuery, NotYours } from '../../ui/feedback.tsx'
import { WidePage } from '../../ui/layout.tsx'
import { RecordHeader } from '../../ui/RecordHeader.tsx'
import { toastError } from '../../ui/toast.tsx'
import { FristList } from '../components/FristList.tsx'
import { fetchKalender, fristenQuery, type FristSuche, useFristenLive } from '../frist.queries.ts'
import { useFristTexts } from '../frist.texts.ts'
import classes from '../components/Fristen.module.css'

const adresse = z.object({
  art: z.enum(fristArten).nullable().default(null),
  tage: z.coerce.number().int().min(0).max(vorausDays).default(usualVoraus),
  nurMeine: z.stringbool().default(false),
  ruhende: z.stringbool().default(false),
})

/** What must be done by a day, whoever of the organisation does it. */
export function FristenPage() {
  const t = useFristTexts()
  if (usePage() !== null) return <Fristen />
  return <NotYours title={t('titel')}>{t('nichtIhre')}</NotYours>
}

function Fristen() {
  const t = useFristTexts()
  const [search, setSuche] = useSearchState(adresse)
  const { data, state } = showQuery(useQuery(fristenQuery(search)), { rows: 12, height: 44 })
  const readAgain = useFristenLive()
  const isNarrow = useMediaQuery('(max-width: 75em)', undefined, { getInitialValueInEffect: false })
  const filter = <FristFilter suche={search} setSuche={setSuche} zahlen={data?.zahlen ?? []} />
  return (
    <WidePage>
      <RecordHeader
        title={t('titel')}
        tabTitle={t('titel')}
        actions={
          <>
            {!isNarrow && filter}
            <IconButton
              label={t('kalender')}
              icon={<IconCalendarDown size={20} aria-hidden />}
              onClick={() => void fetchKalender(search).catch(toastError)}
            />
          </>
        }
      />
      {isNarrow && filter}
      {state}
      {data?.gekuerzt === true && <Alert tone="warning">{t('gekuerzt')}</Alert>}
      {data?.zeilen.length === 0 && (
        <EmptyState icon={<IconCalendarOff size={28} />} title={t('leer')}>
          {t('leerText')}
        </EmptyState>
      )}
      {/* Also when it has become empty: the report of what was done stands in it. */}
      {data !== undefined && <FristList zeilen={data.zeilen} heute={data.heute} personen={data.personen} readAgain={readAgain} />}
    </WidePage>
  )
}

const zeitraeume = [0, 7, 14, 30, 92, 366]
const all = 'alle'
const unseen = { className: 'unseen' }

interface FilterProps {
  suche: FristSuche
  setSuche: (change: Partial<FristSuche>) => void
  zahlen: readonly { art: FristArt; anzahl: number }[]
}

function FristFilter({ suche, setSuche, zahlen }: FilterProps) {
  const t = useFristTexts()
  const sum = zahlen.reduce((previous, { anzahl }) => previous + anzahl, 0)
  const days = zeitraeume.includes(suche.tage) ? zeitraeume : [...zeitraeume, suche.tage].toSorted((a, b) => a - b)
  return (
    <div role="group" aria-label={t('filter.name')} className={classes.filter} data-no-print>
      <SelectField
        label={t('filter.art')}
        labelProps={unseen}
        few
        choices={[
          { value: all, label: t('filter.alle', { count: sum }) },
          ...zahlen.map(({ art, anzahl }) => ({ value: art, label: t('filter.eine', { name: t(`art.${art}`), count: anzahl }) })),
        ]}
        value={suche.art ?? all}
        onChange={(value) => setSuche({ art: fristArten.find((art) => art === value) ?? null })}
      />
      <SelectField
        label={t('filter.tage')}
        labelProps={unseen}
        few
        choices={days.map((count) => ({
          value: String(count),
          label: count === 0 ? t('filter.heute') : t('filter.bis', { count: count }),
        }))}
        value={String(suche.tage)}
        onChange={(value) => setSuche({ tage: Number(value) })}
      />
      <Switch label={t('filter.nurMeine')} checked={suche.nurMeine} onChange={(nurMeine) => setSuche({ nurMeine })} />
      <Switch label={t('filter.ruhende')} checked={suche.ruhende} onChange={(ruhende) => setSuche({ ruhende })} />
    </div>
  )
}
