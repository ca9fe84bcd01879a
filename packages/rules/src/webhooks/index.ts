export { createWebhook, deleteWebhook, hooksOf, MAX_WEBHOOKS, updateWebhook } from './commands.ts';
export { blankWebhook, type SentWebhook, webhookOptions } from './webhook.ts';
