import { maxFiltered } from '@dreiklang/domain/planung/planung.contract'
import { isIsoDate } from '@dreiklang/domain/shared/time'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarOff, IconWand, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { z } from 'zod'
import { SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { usePage } from '../../hausbesuch/components/anzeige.tsx'
import { selectionQuery } from '../../hausbesuch/hausbesuch.queries.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useToday } from '../../shared/useToday.ts'
import { usePress } from '../../step/useStep.ts'
import { Button } from '../../ui/buttons.tsx'
import { EmptyState, ErrorState, ListSkeleton, Alert, NotYours } from '../../ui/feedback.tsx'
import { Stack, Group } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { Kopf, ansichten, zeitraumOf } from '../components/Kopf.tsx'
import { Personenliste } from '../components/Personenliste.tsx'
import { type Stelle, VerschiebenDialog } from '../components/VerschiebenDialog.tsx'
import { VorschlagDialog } from '../components/VorschlagDialog.tsx'
import { reloadTafel, tafelQuery, usePlanungLive, takeBack } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'

/** The calendar is as large as all other pages of visits together: phones never load it. */
const Tafel = lazy(async () => ({ default: (await import('../components/Tafel.tsx')).Tafel }))

const search = z.object({
  tag: z.string().refine(isIsoDate).nullable().default(null),
  ansicht: z.enum(ansichten).default('tag'),
  person: z.array(z.uuid()).max(maxFiltered).default([]),
})

/** Choosing fewer people resolves this refusal. */
const isTooMuch = (error: unknown): boolean => error instanceof ApiError && error.code === 'planung.zu_viele'

export function PlanungPage() {
  const t = usePlanungTexts()
  const h = useHausbesuchTexts()
  if (usePage() !== null) return <Planung />
  return <NotYours title={t('titel')}>{h('nichtIhre')}</NotYours>
}

type Offen = { was: 'vorschlag' } | { was: 'verschieben'; hausbesuchId: string; stelle: Partial<Stelle> } | null

function Planung() {
  const t = usePlanungTexts()
  const client = useQueryClient()
  const today = useToday()
  const breit = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false })
  const [{ tag: chosen, ansicht, person }, setSuche] = useSearchState(search)
  const [open, setOffen] = useState<Offen>(null)
  const [uebernahme, setUebernahme] = useState<{ id: string; anzahl: number } | null>(null)
  const tag = chosen ?? today
  const zeitraum = zeitraumOf(ansicht, tag)
  const { data: tafel, error, refetch } = useQuery(tafelQuery({ ...zeitraum, personIds: person }))
  usePlanungLive()
  const close = () => setOffen(null)
  const besuch = open?.was === 'verschieben' ? tafel?.besuche.find(({ id }) => id === open.hausbesuchId) : undefined
  return (
    <>
      <Kopf
        ansicht={ansicht}
        tag={tag}
        onWechsel={(wohin) => {
          setUebernahme(null)
          setSuche({ ...wohin, ...(wohin.tag === today ? { tag: null } : {}) })
        }}
      >
        {tafel?.darf.vorschlagen === true && ansicht === 'tag' && (
          <Button icon={<IconWand size={20} aria-hidden />} onClick={() => setOffen({ was: 'vorschlag' })}>
            {t('vorschlag.knopf')}
          </Button>
        )}
      </Kopf>
      <Stack gap="md">
        {uebernahme !== null && <Uebernahme uebernahme={uebernahme} onVorbei={() => setUebernahme(null)} />}
        {(tafel?.darf.verteilen === true || isTooMuch(error)) && (
          <Personenfilter personIds={person} onWahl={(choice) => setSuche({ person: choice })} />
        )}
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {tafel === undefined && error === null && <ListSkeleton rows={4} height={120} />}
        {tafel?.besuche.length === 0 && !breit && (
          <EmptyState icon={<IconCalendarOff size={28} />} title={t('leer')}>
            {t('leerText')}
          </EmptyState>
        )}
        {tafel !== undefined && breit && (
          <Suspense fallback={<ListSkeleton rows={6} height={64} />}>
            <Tafel
              tafel={tafel}
              ansicht={ansicht}
              tag={tag}
              onGenau={(hausbesuchId, stelle) => setOffen({ was: 'verschieben', hausbesuchId, stelle })}
            />
          </Suspense>
        )}
        {tafel !== undefined && tafel.besuche.length > 0 && !breit && (
          <Personenliste
            tafel={tafel}
            {...zeitraum}
            onVerschieben={(hausbesuchId) => setOffen({ was: 'verschieben', hausbesuchId, stelle: {} })}
          />
        )}
      </Stack>
      {open?.was === 'vorschlag' && (
        <VorschlagDialog
          datum={tag}
          onSchliessen={close}
          onUebernommen={(added) => {
            setUebernahme(added)
            void reloadTafel(client)
            close()
          }}
        />
      )}
      {tafel !== undefined && besuch !== undefined && open?.was === 'verschieben' && (
        <VerschiebenDialog
          besuch={besuch}
          tafel={tafel}
          stelle={open.stelle}
          vonPersonId={besuch.personIds[0] ?? null}
          onSchliessen={close}
        />
      )}
    </>
  )
}

interface UebernahmeProps {
  uebernahme: { id: string; anzahl: number }
  onVorbei: () => void
}

/** Stays until the board shows another time, so that nobody must be quick. */
function Uebernahme({ uebernahme: { id, anzahl }, onVorbei }: UebernahmeProps) {
  const t = usePlanungTexts()
  const { press, running } = usePress<Parameters<typeof takeBack>[0]>({
    send: (body, keyOf) => takeBack(body, keyOf(body)),
    // Whether it went through or not: there is nothing more to take back.
    reload: (client) => {
      void reloadTafel(client)
      onVorbei()
    },
    onDone: () => toastSuccess(t('vorschlag.zurueck')),
  })
  return (
    <div role="status">
      <Alert
        tone="success"
        title={t('vorschlag.getan', { count: anzahl })}
        actions={
          <Button look="secondary" busy={running !== null} onClick={() => press({ id, grund: t('vorschlag.zurueckGrund') })}>
            {t('vorschlag.zuruecknehmen')}
          </Button>
        }
      />
    </div>
  )
}

interface PersonenfilterProps {
  /** Empty: everyone. */
  personIds: readonly string[]
  onWahl: (personIds: string[]) => void
}

function Personenfilter({ personIds, onWahl }: PersonenfilterProps) {
  const t = usePlanungTexts()
  const { data: personen = [] } = useQuery({ ...selectionQuery, select: ({ personen: all }) => all })
  const freie = personen.filter(({ id }) => !personIds.includes(id))
  return (
    <Group gap="xs" align="flex-end">
      {(personen.length === 0 || freie.length > 0) && personIds.length < maxFiltered && (
        <SelectField
          label={t('filter.name')}
          placeholder={personIds.length === 0 ? t('filter.alle') : t('filter.weitere')}
          miw={280}
          choices={namedChoices(freie)}
          value={null}
          onChange={(choice) => choice !== null && onWahl([...personIds, choice])}
        />
      )}
      {personIds.map((id) => {
        const name = personen.find((person) => person.id === id)?.name ?? t('filter.unbekannt')
        return (
          <Button
            key={id}
            look="secondary"
            aria-label={t('filter.ohne', { name })}
            icon={<IconX size={18} aria-hidden />}
            onClick={() => onWahl(personIds.filter((others) => others !== id))}
          >
            {name}
          </Button>
        )
      })}
      {personIds.length > 1 && (
        <Button look="subtle" onClick={() => onWahl([])}>
          {t('filter.alle')}
        </Button>
      )}
    </Group>
  )
}
