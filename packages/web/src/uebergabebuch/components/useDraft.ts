import type { Dienst } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import { type Uebergabe, type ZeileInput, uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { useAutosave } from '../../form/useAutosave.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useSaveDraft } from '../uebergabebuch.queries.ts'

type Draft = Dienst & { zeilen: readonly ZeileInput[] }

const inputOf = ({ id, klientId, thema, wichtig, text }: ZeileInput): ZeileInput => ({ id, klientId, thema, wichtig, text })
const draftOf = ({ tag, schicht, zeilen }: Uebergabe): Draft => ({ tag, schicht, zeilen: zeilen.map(inputOf) })

/** As the server keeps it: without blanks around, without empty lines. */
const kept = (draft: Draft): Draft => ({
  ...draft,
  zeilen: draft.zeilen.map((zeile) => ({ ...inputOf(zeile), text: zeile.text.trim() })).filter(({ text }) => text !== ''),
})

/** As it stands on the server, when another device was faster. */
function newestIn(error: unknown): Uebergabe | null {
  if (!(error instanceof ApiError) || error.code !== 'uebergabebuch.veraltet') return null
  return uebergabebuchContract.save.answer.safeParse(error.details?.['aktuell']).data ?? null
}

export function useDraft(newest: Uebergabe) {
  const { mutateAsync } = useSaveDraft()
  return useAutosave({
    newest,
    draftOf,
    kept,
    save: ({ id, version, ...base }, changes) => mutateAsync({ ...kept(draftOf({ id, version, ...base })), ...changes, id, version }),
    newestIn,
  })
}
