import { type Dienst, isUnread, findOfferedDienst, sameDienst } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import type { DienstInBook, UebergabeInBook } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { IconNotebook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { useAction } from '../../shared/useAction.ts'
import { useToday } from '../../shared/useToday.ts'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { type BookView, BookHeader, bookViews } from '../components/BookHeader.tsx'
import { isForMe } from '../components/forMe.ts'
import { BookShift } from '../components/BookShift.tsx'
import { OpenUebergabe } from '../components/OpenUebergabe.tsx'
import { bookQuery, useLiveBook, useSaveDraft, weekUntil } from '../uebergabebuch.queries.ts'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'

const address = z.object({
  /** The last day that is shown; '' is today. */
  bis: z.union([z.literal(''), z.iso.date()]).default(''),
  ansicht: z.enum(bookViews).default('alle'),
  uebergabe: z.string().max(40).default(''),
})

function shownIn(view: BookView, shift: DienstInBook, { me, now }: { me: string; now: string }): DienstInBook {
  if (view === 'alle') return shift
  const wanted = (one: UebergabeInBook) => (view === 'ungelesen' ? isForMe(one, me) : isUnread(one, now))
  return { ...shift, uebergaben: shift.uebergaben.filter(wanted), ohneUebergabe: view === 'luecken' ? shift.ohneUebergabe : null }
}

const saysSomething = ({ uebergaben, ohneUebergabe }: DienstInBook): boolean => uebergaben.length > 0 || (ohneUebergabe ?? []).length > 0

/** The own sheet of a shift, if there is one on the page. */
const ownOf = (shifts: readonly DienstInBook[] | undefined, dienst: Dienst, me: string): UebergabeInBook | undefined =>
  shifts?.find((one) => sameDienst(one, dienst))?.uebergaben.find(({ personId }) => personId === me)

export function UebergabebuchPage() {
  const t = useUebergabebuchTexts()
  const user = useUser()
  const today = useToday()
  const [{ bis, ansicht: view, uebergabe: openId }, setAddress] = useSearchState(address)
  const last = bis === '' ? today : bis
  const { mutate: save, isPending } = useSaveDraft()
  const { data: shifts, state } = showQuery(useQuery(bookQuery(weekUntil(last))), { rows: 6, height: 44 })
  useLiveBook()

  const open = (id: string) => setAddress({ uebergabe: id }, { replace: false })
  const write = () => {
    const dienst = findOfferedDienst(new Date().toISOString())
    const own = ownOf(shifts, dienst, user.id)
    if (own !== undefined) return open(own.id)
    save({ ...dienst, id: crypto.randomUUID(), zeilen: [], version: null }, { onSuccess: ({ id }) => open(id), onError: toastError })
  }
  useAction({ id: 'uebergabebuch.write', name: t('write'), section: t('title'), chord: 'n', perform: write })

  const who = { me: user.id, now: new Date().toISOString() }
  const shown = shifts?.map((shift) => shownIn(view, shift, who)).filter(saysSomething)
  const count = (one: BookView) => shifts?.flatMap((shift) => entriesOf(shownIn(one, shift, who))).length ?? 0
  return (
    <>
      <BookHeader
        last={last}
        today={today}
        view={view}
        counts={{ ungelesen: count('ungelesen'), luecken: count('luecken') }}
        withGaps={shifts?.some(({ ohneUebergabe }) => ohneUebergabe !== null) ?? false}
        isBusy={isPending}
        onWrite={write}
        onChange={(change) => setAddress(change)}
      />
      {state}
      {shown?.length === 0 && (
        <EmptyState icon={<IconNotebook size={28} />} title={t(`empty.${view}.title`)}>
          {t(`empty.${view}.text`)}
        </EmptyState>
      )}
      {shown?.map((shift) => (
        <BookShift key={`${shift.tag} ${shift.schicht}`} shift={shift} me={user.id} onOpen={open} />
      ))}
      {openId !== '' && <OpenUebergabe key={openId} uebergabeId={openId} onClose={() => setAddress({ uebergabe: '' })} />}
    </>
  )
}

const entriesOf = ({ uebergaben, ohneUebergabe }: DienstInBook): readonly unknown[] => [...uebergaben, ...(ohneUebergabe ?? [])]
