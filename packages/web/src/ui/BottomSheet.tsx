import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './BottomSheet.module.css'
import { useUiTexts } from './ui.texts.ts'

export interface BottomSheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** From below, where the thumb is. Open while it is drawn; whoever draws it says where the focus goes afterwards. */
export function BottomSheet({ title, onClose, children }: BottomSheetProps) {
  const t = useUiTexts()
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      position="bottom"
      size="auto"
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content ?? '', header: classes.header ?? '', body: classes.body ?? '' }}
      closeButtonProps={{ 'aria-label': t('close'), size: 'xl', iconSize: 20 }}
    >
      {children}
    </Drawer>
  )
}
