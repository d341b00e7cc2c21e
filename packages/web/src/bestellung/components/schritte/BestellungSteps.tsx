import { type ReactNode, useCallback, useRef, useState } from 'react'
import { focus } from '../../../liste/components/rowFocus.ts'
import { useOnDemand } from '../../../ui/useOnDemand.ts'
import { positionAnker } from '../../bestellung.paths.ts'
import { hasDialog, StepOpener, type StepWish } from './stepOpener.ts'

const load = () => import('./OpenedStep.tsx')

export function BestellungSteps({ children, onDone }: { children: ReactNode; onDone: (wish: StepWish) => void }) {
  const [opened, setOpened] = useState<{ wish: StepWish; nr: number } | null>(null)
  const opener = useRef<Element | null>(null)
  const open = useCallback((wish: StepWish) => {
    opener.current = document.activeElement
    setOpened((before) => ({ wish, nr: (before?.nr ?? 0) + 1 }))
  }, [])
  const dialogs = useOnDemand({ wanted: opened !== null, load, onFailed: () => setOpened(null) })
  const close = (target: Element | null) => {
    setOpened(null)
    restoreFocus(target, opened?.wish.bestellungId ?? '')
  }
  return (
    <StepOpener value={open}>
      {children}
      {dialogs !== null && opened !== null && hasDialog(opened.wish.handlung) && (
        <dialogs.part.OpenedStep
          key={opened.nr}
          {...opened.wish}
          handlung={opened.wish.handlung}
          onClose={() => close(opener.current)}
          onDone={() => {
            onDone(opened.wish)
            // The button that was pressed may be gone with the step: the position stays.
            close(document.getElementById(positionAnker(opened.wish.positionIds[0] ?? '')) ?? opener.current)
          }}
        />
      )}
    </StepOpener>
  )
}

/** When what opened the dialog is gone: the line of the order, else the heading. A focus that somebody has moved meanwhile stays. */
function restoreFocus(target: Element | null, bestellungId: string): void {
  // After the dialog has left, else its focus trap takes the focus back.
  setTimeout(() => {
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) return target.focus()
    if (document.activeElement !== null && document.activeElement !== document.body) return
    if (!focus(bestellungId)) document.querySelector<HTMLElement>('h1')?.focus()
  }, 0)
}
