// Bundles one entry of the client into one script and one stylesheet, which share nothing with the
// app.
import tailwind from '@tailwindcss/vite'
import { build } from 'vite'

export async function bundleAlone(
  client: string,
  entry: string,
): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    root: client,
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwind()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: `${client}/${entry}`, output: { codeSplitting: false } },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error(`${entry} gave no bundle`)
  const [script] = result.output
  const style = result.output.find(({ fileName }) => fileName.endsWith('.css'))
  return {
    script: script.code.trim(),
    style: style?.type === 'asset' ? String(style.source).trim() : '',
  }
}
