import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useUiTexts } from './ui.texts.ts'

/** The opener restores the focus, because an action may need it elsewhere. */
export function PaletteDialog({ onClose, title, children }: { onClose: () => void; title: string; children: ReactNode }) {
  const t = useUiTexts()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      yOffset="10dvh"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ body: { padding: 0 } }}
    >
      {children}
    </Modal>
  )
}
