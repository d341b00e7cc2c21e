import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { useEffect, useMemo, type ReactNode } from 'react'
import { getPreferences, setPreferences, subscribePreferences, usePreferences } from '../shared/preferences.ts'
import { watchHints } from './hints.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { pageNonce } from './nonce.ts'
import './styles.ts'
import { buildTheme, variablesOf } from './theme.ts'

function preferencesSchemeManager(): MantineColorSchemeManager {
  let unsubscribe = () => {}
  return {
    get: () => getPreferences().scheme,
    // The library also sets what it has just been told.
    set(scheme) {
      if (scheme !== getPreferences().scheme) setPreferences({ scheme })
    },
    subscribe(onUpdate) {
      const stop = subscribePreferences(() => onUpdate(getPreferences().scheme))
      unsubscribe = stop
    },
    unsubscribe: () => unsubscribe(),
    clear() {},
  }
}

export function UiProvider({ children, environment = 'default' }: { children: ReactNode; environment?: 'default' | 'test' }) {
  const { theme: themeId } = usePreferences()
  const theme = useMemo(() => buildTheme(themeId), [themeId])
  const resolver = useMemo(() => variablesOf(themeId), [themeId])
  const manager = useMemo(preferencesSchemeManager, [])
  useEffect(watchHints, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      colorSchemeManager={manager}
      defaultColorScheme="light"
      env={environment}
      getStyleNonce={pageNonce}
    >
      <LiveRegion />
      {children}
    </MantineProvider>
  )
}
