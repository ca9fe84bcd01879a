/** News of the site. */
export interface NewsTables {
  news_posts: {
    id: string;
    title: string;
    /** Markdown. */
    text: string;
    credits: string;
    author_id: string;
    publish_at: number;
    /** 0 for a draft. */
    published: number;
    created_at: number;
    updated_at: number;
  };
}
