export interface ShutSteps<Name extends string = string> {
  code: string
  steps: Name[]
}

/** @param codeOf null for a step that is open */
export function shutSteps<Name extends string>(names: readonly Name[], codeOf: (name: Name) => string | null): ShutSteps<Name>[] {
  const groups = new Map<string, Name[]>()
  for (const name of names) {
    const code = codeOf(name)
    if (code !== null) groups.set(code, [...(groups.get(code) ?? []), name])
  }
  return [...groups].map(([code, steps]) => ({ code, steps }))
}
