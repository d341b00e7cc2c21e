import { Button } from '../ui/buttons.tsx'
import { Alert, ErrorState } from '../ui/feedback.tsx'
import type { SaveState } from './useAutosave.ts'

interface SaveTroubleProps<Whole> {
  state: SaveState<Whole>
  words: { title: (theirs: Whole) => string; text: string; theirs: string; mine: string }
  onDecide: (whose: 'mine' | 'theirs') => void
  onRetry: () => void
}

/** Above what saves itself, when it could not be saved or somebody else has written at the same place. */
export function SaveTrouble<Whole>({ state, words, onDecide, onRetry }: SaveTroubleProps<Whole>) {
  if (state.kind === 'failed') return <ErrorState error={state.error} onRetry={onRetry} />
  if (state.kind !== 'stale') return null
  return (
    <Alert
      tone="warning"
      urgent
      title={words.title(state.newest)}
      actions={
        <>
          <Button look="secondary" onClick={() => onDecide('theirs')}>
            {words.theirs}
          </Button>
          <Button onClick={() => onDecide('mine')}>{words.mine}</Button>
        </>
      }
    >
      {words.text}
    </Alert>
  )
}
