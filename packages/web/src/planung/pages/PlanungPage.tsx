import { maxFiltered, type Tafel as TafelData } from '@dreiklang/domain/planung/planung.contract'
import { type IsoDate, isIsoDate } from '@dreiklang/domain/shared/time'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarOff, IconUsers, IconWand, IconX } from '@tabler/icons-react'
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
import { Flyout } from '../../ui/Flyout.tsx'
import { Stack } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { Kopf } from '../components/Kopf.tsx'
import classes from '../components/Kopf.module.css'
import { Personenliste } from '../components/Personenliste.tsx'
import { VerschiebenDialog } from '../components/VerschiebenDialog.tsx'
import type { Stelle } from '../components/stelle.ts'
import { UndoBar } from '../components/UndoBar.tsx'
import { VorschlagDialog } from '../components/VorschlagDialog.tsx'
import { hourChoices, type Hours } from '../components/board/boardTime.ts'
import { focusEntry } from '../components/board/focusEntry.ts'
import { type Moved, type Undo, useUndoWords } from '../components/undo.ts'
import { type Ansicht, ansichten, zeitraumOf } from '../components/zeitraum.ts'
import { usePlanungKeys } from '../planung.actions.tsx'
import { reloadTafel, tafelQuery, usePlanungLive, takeBack } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'

/** Phones never load it. */
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

type Offen = { was: 'vorschlag' } | { was: 'verschieben'; hausbesuchId: string; vonPersonId: string | null; stelle: Partial<Stelle> } | null

function Planung() {
  const t = usePlanungTexts()
  const client = useQueryClient()
  const today = useToday()
  const breit = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false })
  const [{ tag: chosen, ansicht, person }, setSuche] = useSearchState(search)
  const [open, setOffen] = useState<Offen>(null)
  const [hours, setHours] = useState<Hours>(hourChoices[0])
  const [uebernahme, setUebernahme] = useState<{ id: string; anzahl: number } | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const undoOf = useUndoWords()
  const tag = chosen ?? today
  const zeitraum = zeitraumOf(ansicht, tag)
  const { data: tafel, error, refetch } = useQuery(tafelQuery({ ...zeitraum, personIds: person }))
  usePlanungLive()
  const onWechsel = (wohin: { ansicht?: Ansicht; tag?: IsoDate }) => {
    setUebernahme(null)
    setSuche({ ...wohin, ...(wohin.tag === today ? { tag: null } : {}) })
  }
  usePlanungKeys({ today, onWechsel, onHours: setHours })
  const choosing = tafel?.darf.verteilen === true || isTooMuch(error)
  const onMoved = (moved: Moved) => setUndo(undoOf(moved, tafel?.personen ?? []))
  return (
    <div className={classes.seite}>
      <Kopf ansicht={ansicht} tag={tag} onWechsel={onWechsel}>
        {choosing && <Personenfilter personIds={person} onWahl={(choice) => setSuche({ person: choice })} />}
        {tafel?.darf.vorschlagen === true && ansicht === 'tag' && (
          <Button icon={<IconWand size={20} aria-hidden />} onClick={() => setOffen({ was: 'vorschlag' })}>
            {t('vorschlag.knopf')}
          </Button>
        )}
      </Kopf>
      <div className={breit ? classes.wide : classes.narrow}>
        {uebernahme !== null && <Uebernahme uebernahme={uebernahme} onVorbei={() => setUebernahme(null)} />}
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
              {...{ tafel, ansicht, tag, hours, onMoved }}
              onHours={setHours}
              onDay={(day) => onWechsel({ ansicht: 'tag', tag: day })}
              onGenau={({ hausbesuchId, vonPersonId }, stelle) => setOffen({ was: 'verschieben', hausbesuchId, vonPersonId, stelle })}
            />
          </Suspense>
        )}
        {tafel !== undefined && tafel.besuche.length > 0 && !breit && (
          <Personenliste
            tafel={tafel}
            {...zeitraum}
            onVerschieben={({ id, personIds }) =>
              setOffen({ was: 'verschieben', hausbesuchId: id, vonPersonId: personIds[0] ?? null, stelle: {} })
            }
          />
        )}
      </div>
      {undo !== null && <UndoBar key={`${undo.zug.hausbesuchId} ${undo.zug.version}`} undo={undo} onOver={() => setUndo(null)} />}
      <Dialogs
        {...{ open, tafel, tag, onMoved }}
        onClose={() => setOffen(null)}
        onUebernommen={(added) => {
          setUebernahme(added)
          void reloadTafel(client)
        }}
      />
    </div>
  )
}

interface DialogsProps {
  open: Offen
  tafel: TafelData | undefined
  tag: IsoDate
  onClose: () => void
  onMoved: (moved: Moved) => void
  onUebernommen: (added: { id: string; anzahl: number }) => void
}

function Dialogs({ open, tafel, tag, onClose, onMoved, onUebernommen }: DialogsProps) {
  const besuch = open?.was === 'verschieben' ? tafel?.besuche.find(({ id }) => id === open.hausbesuchId) : undefined
  if (open?.was === 'vorschlag')
    return (
      <VorschlagDialog
        datum={tag}
        onSchliessen={onClose}
        onUebernommen={(added) => {
          onUebernommen(added)
          onClose()
        }}
      />
    )
  if (open === null || tafel === undefined || besuch === undefined) return null
  const { stelle, vonPersonId, hausbesuchId } = open
  return (
    <VerschiebenDialog
      {...{ besuch, tafel, stelle, vonPersonId, onMoved }}
      onSchliessen={() => {
        onClose()
        focusEntry(hausbesuchId, vonPersonId)
      }}
    />
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

/** Shut it says how many are chosen. */
function Personenfilter({ personIds, onWahl }: PersonenfilterProps) {
  const t = usePlanungTexts()
  const [opened, setOpened] = useState(false)
  const { data: personen = [] } = useQuery({ ...selectionQuery, select: ({ personen: all }) => all })
  const freie = personen.filter(({ id }) => !personIds.includes(id))
  return (
    <Flyout
      opened={opened}
      onClose={() => setOpened(false)}
      trigger={
        <Button
          look="secondary"
          icon={<IconUsers size={18} aria-hidden />}
          iconOnPhone
          aria-expanded={opened}
          aria-haspopup="dialog"
          onClick={() => setOpened(!opened)}
        >
          {personIds.length === 0 ? t('filter.alle') : t('filter.einige', { count: personIds.length })}
        </Button>
      }
    >
      <Stack gap="xs" miw={280}>
        {(personen.length === 0 || freie.length > 0) && personIds.length < maxFiltered && (
          <SelectField
            label={t('filter.name')}
            placeholder={personIds.length === 0 ? t('filter.alle') : t('filter.weitere')}
            choices={namedChoices(freie)}
            value={null}
            comboboxProps={{ withinPortal: false }}
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
        {personIds.length > 0 && (
          <Button look="subtle" onClick={() => onWahl([])}>
            {t('filter.alleZeigen')}
          </Button>
        )}
      </Stack>
    </Flyout>
  )
}
