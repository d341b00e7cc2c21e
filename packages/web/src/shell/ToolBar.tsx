import { Suspense } from 'react'
import { useTexts } from '../shared/i18n.ts'
import { headerTools } from './headerTools.tsx'
import { shellTexts } from './shell.texts.ts'
import classes from './ToolBar.module.css'

export function ToolBar({ quickChat }: { quickChat: boolean }) {
  const t = useTexts(shellTexts)
  return (
    <div role="group" aria-label={t('header.label')} className={classes.tools}>
      {headerTools
        .filter((tool) => quickChat || tool.needsQuickChat !== true)
        .map(({ id, Component, from, below }) => (
          <div key={id} data-tool={id} data-from={from} data-below={below}>
            {/* The texts of one tool may still be loading: the others do not wait for it. */}
            <Suspense>
              <Component />
            </Suspense>
          </div>
        ))}
    </div>
  )
}
