import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the API runs beside Vite; `EVERDEED_API` says where. */
const api = process.env['EVERDEED_API'] ?? 'http://127.0.0.1:3000';
const served = ['/api', '/export', '/logout-server', '/static/user', '/email'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 2048,
    reportCompressedSize: true,
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])) },
});
