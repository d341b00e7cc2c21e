import {
  cloneElement,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useState,
} from 'react'
import { useOnDemand } from './useOnDemand.ts'

export interface OpenerProps {
  /** Of the button; what it opens has the same with `-dropdown`. */
  id: string
  target: HTMLElement | null
  opened: boolean
}

export type Trigger = ReactElement<ComponentPropsWithRef<'button'>>

export interface ToolPanelProps {
  opened: boolean
  onClose: () => void
  title: string
  trigger: Trigger
  /** Buttons beside the close button, as `IconButton` with the look `on-dark`. */
  actions?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** What lies over the page is not in the first load. The button stays the same, so the focus stays; a press while loading counts. */
export function useOpener<Props extends OpenerProps>({
  trigger,
  kind,
  opened,
  load,
  onClick,
  onFailed,
}: {
  trigger: Trigger
  kind: 'menu' | 'dialog'
  opened: boolean
  load: () => Promise<ComponentType<Props>>
  onClick?: () => void
  onFailed: () => void
}): { button: Trigger; opener: OpenerProps; Opened: ComponentType<Props> | null } {
  const id = useId()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const loaded = useOnDemand({ wanted: opened, load, onFailed })
  // Only earlier: when it fails, the press tries again and says so.
  const prepare = () => void load().catch(() => {})

  const shown = opened && loaded?.ready === true
  const button = cloneElement(trigger, {
    id,
    ref: setTarget,
    'aria-haspopup': kind,
    'aria-expanded': opened,
    'aria-controls': shown ? `${id}-dropdown` : undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    ...(onClick === undefined ? {} : { onClick }),
  })
  return { button, opener: { id, target, opened: shown }, Opened: loaded?.part ?? null }
}

/** Stands where the library expects the button, and shows it the real one. */
export function OpenerTarget({ target, ref }: { target: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => target, [target])
  return null
}
